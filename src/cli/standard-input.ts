import { readSync } from "node:fs";

const STANDARD_INPUT = 0;
const CHUNK = 65536;

/** Milliseconds between two looks at an input that has nothing yet. */
const PATIENCE = 10;

/** Everything on standard input, as text; waits for a slow writer. */
export function readStandardInput(): string {
  const chunks: Buffer[] = [];
  const buffer = Buffer.alloc(CHUNK);
  for (;;) {
    const length = readChunk(buffer);
    if (length === 0) return Buffer.concat(chunks).toString("utf8");
    if (length === null) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
    else chunks.push(Buffer.from(buffer.subarray(0, length)));
  }
}

/** Bytes read; 0 at the end, null when there is nothing yet. */
function readChunk(buffer: Buffer): number | null {
  try {
    return readSync(STANDARD_INPUT, buffer);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EAGAIN") return null;
    if (code === "EOF") return 0;
    throw error;
  }
}
