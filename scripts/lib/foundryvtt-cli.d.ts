/** The part of the official pack tool that the scripts use; the package ships no types. */
declare module "@foundryvtt/foundryvtt-cli" {
  interface PackEntry {
    _id?: string;
    _key?: string;
    name?: string;
  }
  export function compilePack(source: string, target: string, options?: { recursive?: boolean; log?: boolean }): Promise<void>;
  export function extractPack(
    source: string,
    target: string,
    options?: {
      clean?: boolean;
      log?: boolean;
      transformName?: (entry: PackEntry) => Promise<string | void>;
      transformEntry?: (entry: PackEntry) => Promise<false | void>;
      jsonOptions?: { space?: number };
    },
  ): Promise<void>;
}
