import { type Facts, factsNamedIn, resolveFacts } from "content-kit/facts";
import { formatPath, type SourceFile, validate } from "content-kit/sources";
import type { ContentFiles } from "./content-files";
import { routeOf } from "./route";
import { contentSchema, schemaOf } from "./schemas/files";
import { pageSchemas } from "./schemas/pages";

/** The validated files of `content/`, with references to facts resolved. */
export type Content = NonNullable<ReturnType<typeof readContent>>;

/** Where a file's data stands in `contentSchema`. */
function placeOf(file: string): { group: string; name: string } {
  const [name = "", folder = "top"] = file.split("/").reverse();
  const isOfBands = folder === "pages" && !(name in pageSchemas);
  return { group: isOfBands ? "bandPages" : folder, name };
}

/** Validates each file by itself; undefined after a mistake in one. */
function validateFiles(sources: ReadonlyMap<string, SourceFile>, facts: Facts) {
  const groups: Record<string, Record<string, unknown>> = {
    top: {},
    pages: {},
    bandPages: {},
    services: {},
    policies: {},
  };
  for (const [file, source] of sources) {
    if (source.data === undefined) continue;
    const data = resolveFacts(source, facts);
    validate(source, schemaOf(file), data);
    const { group, name } = placeOf(file);
    groups[group] = { ...groups[group], [name]: data };
  }
  // Once more and all together, for the types of what was validated above.
  return contentSchema.safeParse(groups).data;
}

/** Paths of values the firm has not supplied, after their file: `firm.bank.account`. */
function placeholdersIn(sources: ReadonlyMap<string, SourceFile>): Set<string> {
  const placeholders = new Set<string>();
  for (const [file, source] of sources) {
    for (const place of source.placeholders) placeholders.add(`${file}.${place}`);
  }
  return placeholders;
}

/** What dated values are on all days, by their path after their file: `firm.gstPercent`. */
function datedIn(sources: ReadonlyMap<string, SourceFile>) {
  const dated = new Map<string, SourceFile["values"][number]["spans"]>();
  for (const [file, { values }] of sources) {
    for (const { path, spans } of values) dated.set(`${file}.${formatPath(path)}`, spans);
  }
  return dated;
}

/** The facts that each file's text references, by the file's path without extension. */
function factsByFile(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const facts = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    facts.set(file.replace(/\.[a-z]+$/, ""), new Set(factsNamedIn(text)));
  }
  return facts;
}

/** Resolves facts and validates each file; undefined after a mistake, which is in the issues. */
export function readContent(files: ContentFiles, facts: Facts) {
  const { sources, texts, pictures, warnings } = files;
  const data = validateFiles(sources, facts);
  if (!data) return undefined;
  const { versions: ledger, ...top } = data.top;
  const services = Object.entries(data.services).map(([slug, service]) => {
    return { ...service, slug, route: routeOf(slug) };
  });
  return {
    ...top,
    pages: data.pages,
    /** Pages made of bands, by file name. */
    bandPages: new Map(Object.entries(data.bandPages)),
    services: services.sort((a, b) => a.order - b.order),
    policies: new Map(Object.entries(data.policies)),
    /** By file name in `content/pictures`. */
    pictures,
    /** Content of versions.yaml. */
    ledger,
    facts,
    /** Paths of values the firm has not supplied, such as `firm.bank.account`. */
    placeholders: placeholdersIn(sources),
    /** What dated values are on all days, by path: `firm.gstPercent`. */
    dated: datedIn(sources),
    /** Facts that a file's text references, by the file's path without extension. */
    references: factsByFile(texts),
    /** Likely mistakes; the build prints them and continues. */
    warnings,
  };
}
