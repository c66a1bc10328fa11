import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { placeholderIcon } from "./icons";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".hbs": "text/plain; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A folder served under a prefix; the first mount that has the file answers. */
export interface Mount {
  readonly prefix: string;
  readonly folder: string;
  /** Package folders: `.html` goes out as plain text from 14.361 on (RN 14.361). */
  readonly plainHtml?: boolean;
}

/** Sends the file of a path, or 404. */
export async function serveFile(mounts: readonly Mount[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
  for (const { prefix, folder, plainHtml } of mounts) {
    if (!path.startsWith(prefix)) continue;
    const relative = normalize(path.slice(prefix.length) || "index.html");
    const file = join(folder, relative);
    if (relative.startsWith("..") || !file.startsWith(normalize(folder + sep))) continue;
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) continue;
    const extension = extname(file);
    const type = plainHtml === true && extension === ".html" ? "text/plain; charset=utf-8" : (TYPES[extension] ?? "application/octet-stream");
    response.writeHead(200, { "content-type": type, "content-length": found.size, "cache-control": "no-cache" });
    if (request.method === "HEAD") response.end();
    else createReadStream(file).pipe(response);
    return;
  }
  if (path.startsWith("/icons/")) {
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(placeholderIcon(path));
    return;
  }
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end(`Not found: ${path}`);
}
