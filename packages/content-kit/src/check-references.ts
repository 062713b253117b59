import { type Addresses, bareAddressesIn, linkMistake, linksIn } from "./links.ts";
import type { NamedText, NamesInFile } from "./references.ts";
import type { SourceFile } from "./source-file.ts";

/** A file, and what its schema says of its texts. */
export interface FileWithNames {
  source: SourceFile;
  names: NamesInFile;
  /** Path of the page that shows the file's texts; undefined for texts on all pages. */
  page: string | undefined;
}

/** Looks for what a reference names. @returns what is wrong; undefined if it is there */
export type ReferenceCheck = (reference: NamedText, inFile: NamesInFile) => string | undefined;

/**
 * Reports references that name nothing, and links in Markdown that lead nowhere; warns of addresses
 * there that are no links.
 * @param checks by kind of reference
 * @throws Error for a kind without a check, which is a mistake in code
 */
export function checkReferences(
  files: Iterable<FileWithNames>,
  checks: Readonly<Record<string, ReferenceCheck>>,
  addresses: Addresses,
): void {
  for (const file of files) {
    checkNames(file, checks);
    checkLinks(file, addresses);
  }
}

function checkNames(
  { source, names }: FileWithNames,
  checks: Readonly<Record<string, ReferenceCheck>>,
): void {
  for (const reference of names.references) {
    const check = checks[reference.kind];
    if (!check) throw new Error(`no check for references to a ${reference.kind}`);
    const mistake = check(reference, names);
    if (mistake) source.fail(reference.path, mistake, { text: reference.text });
  }
}

function checkLinks({ source, names, page }: FileWithNames, addresses: Addresses): void {
  for (const { text, path } of names.markdown) {
    for (const link of linksIn(text)) {
      const mistake = linkMistake(link, addresses, page);
      if (mistake) source.fail(path, mistake, { text: link });
    }
    for (const { address, message } of bareAddressesIn(text, addresses.site)) {
      source.warn(path, message, { text: address });
    }
  }
}

/** Texts of the definitions of a kind in all files. */
export function definedNames(kind: string, files: Iterable<NamesInFile>): string[] {
  return [...files]
    .flatMap(({ definitions }) => definitions)
    .filter((definition) => definition.kind === kind)
    .map(({ text }) => text);
}
