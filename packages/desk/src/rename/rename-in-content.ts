import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "content-kit/sources";
import { filesBelow } from "@/lib/content/files-below";

/** The old and the new address, without slashes. */
export interface Renaming {
  kind: "service" | "page";
  from: string;
  to: string;
}

/** The file of a service or page, from the folder of the content. */
export function contentFile(kind: Renaming["kind"], address: string): string {
  return `${kind}s/${address}.yaml`;
}

/**
 * Renames the file, changes the links to it, and adds a redirect.
 * @param folder the content's
 * @returns the files with changed links
 */
export function renameInContent(folder: string, { kind, from, to }: Renaming): string[] {
  renameSync(path.join(folder, contentFile(kind, from)), path.join(folder, contentFile(kind, to)));
  const changed = filesBelow(folder)
    .filter(mayHaveLinks)
    .filter((file) => changeLinks(path.join(folder, file), from, to));
  addRedirect(path.join(folder, "redirects.yaml"), from, to);
  return changed;
}

/** Versions stay as clients accepted them. */
function mayHaveLinks(file: string): boolean {
  return /\.(?:ya?ml|md)$/.test(file) && !file.startsWith("versions/");
}

/** @returns whether there was a link to change */
function changeLinks(file: string, from: string, to: string): boolean {
  const before = decodeText(readFileSync(file));
  const after = withAddress(before, from, to);
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}

/** Replaces links to the page, and references to the service in examples. */
function withAddress(text: string, from: string, to: string): string {
  const link = new RegExp(`(?<=^|[\\s("'\\[])/${from}(?=[\\s)"'\\]},#?]|$)`, "gm");
  const reference = new RegExp(`(?<=\\bservice: )${from}(?=[\\s,}]|$)`, "gm");
  return text.replace(link, `/${to}`).replace(reference, to);
}

function addRedirect(file: string, from: string, to: string): void {
  const redirects = decodeText(readFileSync(file));
  // What leads away from the new address would hide the page.
  const fromNewAddress = new RegExp(`^/${to}: .*\n`, "m");
  const kept = redirects.replace(fromNewAddress, "").trimEnd();
  writeFileSync(file, `${kept}\n/${from}: /${to}\n`);
}

/**
 * Carries what is excused at the file and at its built page along. Comments stay.
 * @param file of the exceptions; there may be none
 * @returns whether there was an excuse to carry
 */
export function renameInExceptions(file: string, { kind, from, to }: Renaming): boolean {
  if (!existsSync(file)) return false;
  const before = decodeText(readFileSync(file));
  const written = before.replace(
    placeOf(`content/${contentFile(kind, from)}`),
    `content/${contentFile(kind, to)}`,
  );
  const after = written.replace(placeOf(`out/${from}.html`), `out/${to}.html`);
  if (after === before) return false;
  writeFileSync(file, after);
  return true;
}

/** A file as the `place:` of an exception, with or without quotes. */
function placeOf(file: string): RegExp {
  const name = file.replaceAll(".", "\\.");
  return new RegExp(`(?<=\\bplace: *["']?)${name}(?=["']?\\s*(?:[,}#]|$))`, "gm");
}
