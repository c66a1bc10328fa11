const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A new document id: alphanumerics, 16 of them. Follows `randomID` of common/utils/helpers.d.mts. */
export function randomID(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  let id = "";
  for (const byte of bytes) id += ALPHABET[byte % ALPHABET.length] ?? "";
  return id;
}

/** Whether the text is a document id: 16 alphanumerics. */
export function isDocumentId(value: unknown): value is string {
  return typeof value === "string" && /^[a-zA-Z0-9]{16}$/.test(value);
}
