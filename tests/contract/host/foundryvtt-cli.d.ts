/** The part of the official CLI that the tests call; it ships no types. */
declare module "@foundryvtt/foundryvtt-cli" {
  export function compilePack(source: string, destination: string, options?: { log?: boolean; yaml?: boolean; recursive?: boolean }): Promise<void>;
}
