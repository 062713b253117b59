import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { basename } from "node:path";
import { sendText } from "./answers";
import { shownType } from "./file-names";

// What arrives may be anything: it must not run as a page of this origin.
const FILE_POLICY = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

/**
 * Sends a stored file: pictures and PDFs to look at, everything else to download.
 *
 * @param path absolute, undefined when there is no such file
 */
export async function sendFile(
  res: ServerResponse,
  path: string | undefined,
  onlyHeaders: boolean,
): Promise<void> {
  const size = path && (await stat(path).catch(() => undefined))?.size;
  if (!path || size === undefined) return sendText(res, 404, "There is no such file.\n");
  const type = shownType(path);
  res.writeHead(200, {
    "Content-Type": type ?? "application/octet-stream",
    "Content-Length": size,
    // Stored names are made of letters, digits, dots and dashes.
    "Content-Disposition": `${type ? "inline" : "attachment"}; filename="${basename(path)}"`,
    "Content-Security-Policy": FILE_POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
  });
  if (onlyHeaders) res.end();
  else
    createReadStream(path)
      .on("error", () => res.destroy())
      .pipe(res);
}
