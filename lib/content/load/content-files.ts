import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import { FILES } from "@/lib/content/content";
import { checkMisplaced, pageName } from "@/lib/content/misplaced-files";
import { pageSchemas } from "@/lib/content/schemas/pages";
import { type Findings, fileIssue, placeAt } from "./content-error";
import { readPictures } from "./pictures";
import { parsePolicy } from "./policy";
import { readPublicFiles } from "./public-files";
import { referencesIn } from "./references";
import { parseYaml, type SourceFile } from "./yaml-file";

/** Sources without which there is no site. */
const REQUIRED = [
  ...[...Object.keys(FILES), "versions"].map((name) => `${name}.yaml`),
  ...Object.keys(pageSchemas).map((name) => `pages/${name}.yaml`),
];

/** Every file of a content folder, parsed and not yet checked. */
export type ContentFiles = ReturnType<typeof readFiles>;

/** Reads and parses every file of a folder (absolute); what cannot be read is among the issues. */
export function readFiles(root: string) {
  const findings: Findings = { issues: [], warnings: [] };
  const references = new Map<string, ReadonlySet<string>>();
  const nameOf = (file: string) => path.posix.join(path.basename(root), file);
  const all = filesBelow(root);
  const moved = checkMisplaced(findings, all, nameOf);
  const fail = (file: string, message: string, place = {}) =>
    findings.issues.push({ ...fileIssue(nameOf(file), message), ...place });

  const textOf = (name: string): string | undefined => {
    if (!all.includes(name)) {
      const message = "expected this file, got nothing: bring it back, the site is made from it";
      if (!moved.includes(name)) fail(name, message);
      return undefined;
    }
    // As some editors on Windows save: a byte-order mark, line ends of two characters.
    const text = readFileSync(path.join(root, name), "utf8")
      .replace(/^\uFEFF/, "")
      .replaceAll("\r\n", "\n");
    const odd = text.search(/[\uFFFD\0]/);
    references.set(name.replace(/\.[a-z]+$/, ""), new Set(referencesIn(text)));
    if (odd < 0) return text;
    const message = "the file has letters in another encoding: save it as UTF-8 in the editor";
    fail(name, message, placeAt(text, odd));
    return undefined;
  };

  const sources = new Map<string, SourceFile>();
  for (const name of new Set([...all, ...REQUIRED])) {
    if (!REQUIRED.includes(name) && pageName(name) === undefined) continue;
    const text = textOf(name);
    const parse = name.endsWith(".md") ? parsePolicy : parseYaml;
    const source = text === undefined ? undefined : parse(nameOf(name), text, findings);
    if (source) sources.set(name.replace(/\.[a-z]+$/, ""), source);
  }
  const pictures = readPictures(path.join(root, "pictures"), (file) => nameOf(`pictures/${file}`));
  findings.issues.push(...pictures.issues);
  return {
    ...findings,
    /** Names from the content folder: `pages/about.yaml`. */
    all,
    /** Names of missing files that others, which are reported, were meant to be. */
    moved,
    /** Addresses of pages, services and policies without their slash, also of those with a mistake. */
    names: [...all, ...moved].flatMap((file) => pageName(file) ?? []),
    /** YAML files and policies by name without ending, `pages/about`, in order. */
    sources,
    /** By file name. */
    pictures: pictures.pictures,
    /** Bytes of the owner's files in `public/` beside the folder, by address. */
    publicFiles: readPublicFiles(path.join(root, "..", "public")),
    /** Facts that a file's text names in braces, by the file's path without its ending. */
    references,
    /** A file's name in messages. */
    nameOf,
    /** A file's name in messages and its text; one that is missing or no text is reported. */
    read(name: string) {
      const text = textOf(name);
      return { file: nameOf(name), text: text ?? "", isMissing: text === undefined };
    },
  };
}
