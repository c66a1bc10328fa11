/** The token of a uuid; null where there is none, or the uuid is that of another document. */
export function tokenAt(uuid: string): TokenDocument | null {
  const document = fromUuidSync(uuid as never) as unknown as foundry.abstract.Document.Any | null;
  return document?.documentName === "Token" ? (document as unknown as TokenDocument) : null;
}
