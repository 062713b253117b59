import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "@/lib/content/files-below";
import { type Files, type Page, readPage } from "./read-page";

/** Not published, or another spelling of what is: the build's own notes, compressed copies. */
const NOT_COUNTED = /^build\.json$|\.(?:br|gz)$/;

/** A built site: what its folder has for visitors. */
export interface BuiltSite {
  folder: string;
  pages: Page[];
  /** SHA-256 in hex of each file by its path, sorted by path; without compressed copies. */
  files: Map<string, string>;
}

function hashesOf(folder: string): Map<string, string> {
  const counted = filesBelow(folder).filter((file) => !NOT_COUNTED.test(file));
  const files = new Map<string, string>();
  for (const file of counted) {
    const hash = createHash("sha256").update(readFileSync(path.join(folder, file)));
    files.set(file, hash.digest("hex"));
  }
  return files;
}

/** Reads a folder such as `out/`. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = hashesOf(folder);
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const known: Files = {
    hashOf: (file) => files.get(file),
    textOf: (file) => (existsSync(path.join(folder, file)) ? read(file) : ""),
  };
  const pages: Page[] = [];
  for (const file of files.keys()) {
    if (!file.endsWith(".html")) continue;
    const page = readPage(file, read(file), known);
    if (page) pages.push(page);
  }
  return { folder, pages, files };
}

/** The list that `sha256sum` writes and reads: a line for each published file. */
export function fileList({ files }: Pick<BuiltSite, "files">): string {
  return [...files].map(([file, hash]) => `${hash}  ${file}\n`).join("");
}

/** Not served under their own names: hosts read them, pass them over, or send them with 404. */
const FOR_HOSTS = /^(?:_headers|_redirects|\.htaccess|\.nojekyll|\.static-islands|404\.html)$/;

/**
 * The part of that list that every host serves as it is. Where an old address leads on, many hosts
 * answer for the page that is there for the others.
 */
export function servedList({ pages, files }: Pick<BuiltSite, "pages" | "files">): string {
  const read = new Set(pages.map(({ file }) => file));
  const served = [...files].filter(([file]) => {
    const leadsOn = file.endsWith(".html") && !read.has(file);
    return !leadsOn && !FOR_HOSTS.test(file);
  });
  return fileList({ files: new Map(served) });
}

/** One hash for all that is published: SHA-256 of the list of files, in hex. */
export function publishedHash(site: Pick<BuiltSite, "files">): string {
  return createHash("sha256").update(fileList(site)).digest("hex");
}

/** What a folder's printed pages have at their foot; empty for a site without it. */
export function printedBuild(folder: string): string {
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  return /@bottom-left\{content:"([^"]*)"/.exec(html)?.[1] ?? "";
}

/** The name of the build in such a foot: `7c26f468`, `7c26f468+`; empty where there is none. */
export function buildIn(printed: string): string {
  return /\b[\da-f]{8}\b\+?/.exec(printed)?.[0] ?? "";
}
