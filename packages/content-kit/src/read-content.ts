import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import {
  checkReferences,
  definedNames,
  type FileWithNames,
  type ReferenceCheck,
} from "./check-references.ts";
import { type Facts, type FactTree, factsIn } from "./facts.ts";
import { type Addresses, linkMistake } from "./links.ts";
import { ContentError, type ContentIssue, type Findings, fileIssue } from "./mistakes.ts";
import { parseSource, readText, type SourceFormat } from "./parse-source.ts";
import { type NamesInFile, namesIn, unknownName } from "./references.ts";
import type { SourceFile } from "./source-file.ts";
import { resolveFacts, validate } from "./validate.ts";

/** A file of the content folder. */
export interface ContentFile<Schema extends z.ZodType = z.ZodType> extends SourceFormat {
  /** Path in the folder: `menu.yaml`, `pages/about.md` or `hours.csv`. */
  file: string;
  /**
   * Of the file's data: the keys of YAML; the front matter of Markdown with the text as `body`; the
   * list of a table's lines, each an object of texts by column.
   */
  schema: Schema;
  /** Path of the page that shows the file: `/about`. Links may lead to it. */
  page?: string;
}

type Files = Readonly<Record<string, ContentFile>>;

/** The validated data of files by name. */
export type DataOf<Folder extends Files> = {
  [Name in keyof Folder]: z.output<Folder[Name]["schema"]>;
};

export interface ContentOptions<Folder extends Files> {
  /** The content folder, as messages name it. */
  root: string;
  /** The files to read, by names of your own. */
  files: Folder;
  /**
   * The facts that texts may name as `{{shop.phone}}`, from files that are valid by themselves; a
   * file with a mistake is undefined. A group that is undefined is not reported as unknown.
   */
  facts?: (files: Partial<DataOf<Folder>>) => Record<string, FactTree>;
  /** Prints facts that are dates written as 2030-05-13. */
  printDate?: (date: string) => string;
  /** Names that no file of content defines, by kind of reference: `{ picture: ["oven.jpg"] }`. */
  known?: Readonly<Record<string, Iterable<string>>>;
  /** Paths of other published files and of pages that links may lead to. */
  publicFiles?: Iterable<string>;
  /** The site's own address, `https://www.shop.example`: links to its pages are written without it. */
  site?: string;
}

/** What is read of a content folder. */
export interface ReadContent<Folder extends Files> {
  data: DataOf<Folder>;
  /** Paths of values tagged `!placeholder`, after the name of their file: `menu.dishes[0].price`. */
  placeholders: string[];
  /** Likely mistakes, which do not stop a build. */
  warnings: ContentIssue[];
}

function readSources(root: string, files: Files, findings: Findings): Map<string, SourceFile> {
  const sources = new Map<string, SourceFile>();
  for (const [name, format] of Object.entries(files)) {
    const absolute = path.join(root, format.file);
    const shown = path.posix.join(root.replaceAll("\\", "/"), format.file);
    if (!existsSync(absolute)) {
      findings.issues.push(fileIssue(shown, "expected this file, got nothing"));
      continue;
    }
    const text = readText(absolute, shown, findings);
    if (text !== undefined) sources.set(name, parseSource(shown, text, findings, format));
  }
  return sources;
}

/** The facts of files that are valid before references to facts are resolved. */
function readFacts<Folder extends Files>(
  { files, facts, printDate }: ContentOptions<Folder>,
  sources: ReadonlyMap<string, SourceFile>,
): Facts {
  const valid: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(files)) {
    valid[name] = schema.safeParse(sources.get(name)?.data).data;
  }
  const tree = facts?.(valid as Partial<DataOf<Folder>>) ?? {};
  const unread = Object.keys(tree).filter((name) => tree[name] === undefined);
  return {
    known: factsIn(tree, printDate),
    unread: new Set(unread),
  };
}

/** Anchors of each page whose file could be read. */
function anchorsByPage(files: readonly FileWithNames[]): Map<string, ReadonlySet<string>> {
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const { source, names, page } of files) {
    if (page && source.data) anchors.set(page, new Set(definedNames("anchor", [names])));
  }
  return anchors;
}

/** How to find what is named: links by their address, all else by its name. */
function checksFor(
  allNames: readonly NamesInFile[],
  known: Readonly<Record<string, Iterable<string>>>,
  addresses: Addresses,
): Record<string, ReferenceCheck> {
  const kinds = allNames.flatMap(({ references }) => references.map(({ kind }) => kind));
  const checks: Record<string, ReferenceCheck> = {};
  for (const kind of new Set(kinds)) {
    const names = [...definedNames(kind, allNames), ...(known[kind] ?? [])];
    checks[kind] = ({ text }) => unknownName(text, names);
  }
  checks.link = ({ text }) => linkMistake(text, addresses);
  return checks;
}

/** What the schemas say of the names in each file. */
function namesByFile(files: Files, sources: ReadonlyMap<string, SourceFile>): FileWithNames[] {
  const filesWithNames: FileWithNames[] = [];
  for (const [name, source] of sources) {
    const file = files[name];
    if (!file) continue;
    filesWithNames.push({ source, names: namesIn(file.schema, source.data), page: file.page });
  }
  return filesWithNames;
}

/** What links may lead to. */
function addressesIn(
  { files, publicFiles = [], site }: Pick<ContentOptions<Files>, "files" | "publicFiles" | "site">,
  filesWithNames: readonly FileWithNames[],
  facts: Facts,
): Addresses {
  const routes = Object.values(files).flatMap(({ page }) => page ?? []);
  return {
    routes: new Set(routes),
    files: new Set(publicFiles),
    filesFolder: "the published files",
    anchors: anchorsByPage(filesWithNames),
    queries: new Map(),
    commonAnchors: new Set(),
    site,
    facts,
    factFiles: {},
  };
}

/** The validated data of each file; undefined for one with a mistake, which is reported. */
function validateAll(
  files: Files,
  sources: ReadonlyMap<string, SourceFile>,
  facts: Facts,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const [name, source] of sources) {
    const schema = files[name]?.schema;
    if (!schema || source.data === undefined) continue;
    data[name] = validate(source, schema, resolveFacts(source, facts));
  }
  return data;
}

function placeholdersIn(sources: ReadonlyMap<string, SourceFile>): string[] {
  const placeholders: string[] = [];
  for (const [name, source] of sources) {
    for (const place of source.placeholders) placeholders.push(`${name}.${place}`);
  }
  return placeholders;
}

/**
 * Reads and validates the files of a content folder.
 * @throws ContentError with all mistakes, sorted by place
 */
export function readContent<const Folder extends Files>(
  options: ContentOptions<Folder>,
): ReadContent<Folder> {
  const { root, files, known = {} } = options;
  const findings: Findings = { issues: [], warnings: [] };
  const sources = readSources(root, files, findings);
  const facts = readFacts(options, sources);

  const filesWithNames = namesByFile(files, sources);
  const addresses = addressesIn(options, filesWithNames, facts);
  const names = filesWithNames.map((file) => file.names);
  checkReferences(filesWithNames, checksFor(names, known, addresses), addresses);

  const data = validateAll(files, sources, facts);
  if (findings.issues.length > 0) throw new ContentError(findings.issues);
  return {
    data: data as DataOf<Folder>,
    placeholders: placeholdersIn(sources),
    warnings: findings.warnings,
  };
}
