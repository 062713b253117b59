import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/lib/content/files-below";

const FORM = "consent-form.html";
/** Copies of other files; a comparison asks for each file in each coding (docs/sealing.md). */
const COMPRESSED = /\.(br|gz)$/;
/** Files in which others may be named. */
const TEXT = /\.(html|js|json|css|svg|webmanifest)$/;

/** Whether a text names a file: by its address, or as what stands beside the naming file. */
function names(text: string, file: string): boolean {
  return text.includes(`/${path.posix.basename(file)}`);
}

/**
 * Lists what the page of the consent form may ever load of the site: itself, what it names, what
 * that names, and so on. Other pages are not loaded, but linked.
 * @param out the built site
 * @returns paths from `out`, sorted
 */
export function formFiles(out: string): string[] {
  const others = new Set(
    filesBelow(out).filter((file) => !COMPRESSED.test(file) && !file.endsWith(".html")),
  );
  const found = [FORM];
  for (const file of found) {
    if (!TEXT.test(file)) continue;
    const text = readFileSync(path.join(out, file), "utf8");
    for (const other of others) {
      if (!names(text, other)) continue;
      others.delete(other);
      found.push(other);
    }
  }
  return found.sort();
}

/** The list as `sha256sum` writes and reads it: a line for each file, with its hash in front. */
export function formHashes(out: string): string {
  const lines = formFiles(out).map((file) => {
    const hash = createHash("sha256").update(readFileSync(path.join(out, file)));
    return `${hash.digest("hex")}  ${file}\n`;
  });
  return lines.join("");
}
