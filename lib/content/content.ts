import type { ContentFiles } from "./load/content-files";
import { explainIssues } from "./load/explain-issues";
import { type Facts, factsNamedIn, resolveText } from "./load/facts";
import { mapTexts } from "./load/paths";
import { plainWords } from "./load/plain-words";
import type { SourceFile } from "./load/yaml-file";
import { routeOf } from "./route";
import { contentSchema, schemaOf } from "./schemas/files";
import { pageSchemas } from "./schemas/pages";

/** The validated files of `content/`, with references to facts resolved. */
export type Content = NonNullable<ReturnType<typeof readContent>>;

/** A file whose syntax is right, with references to facts resolved. */
interface ResolvedFile {
  file: string;
  source: SourceFile;
  data: unknown;
  /** Its place in `contentSchema`. */
  group: string;
  name: string;
}

function resolveFile(file: string, source: SourceFile, facts: Facts): ResolvedFile {
  const [name = "", folder = "top"] = file.split("/").reverse();
  const group = folder === "pages" && !(name in pageSchemas) ? "bandPages" : folder;
  const data = mapTexts(source.data, (written, path) =>
    resolveText(written, facts, ({ message, text }) => source.fail(path, message, { text })),
  );
  return { file, source, data, group, name };
}

/** Validates all files together and reports the mistakes of each. */
function validate(files: readonly ResolvedFile[]) {
  const groups: Record<string, Record<string, unknown>> = {
    top: {},
    pages: {},
    bandPages: {},
    services: {},
    policies: {},
  };
  for (const { group, name, data } of files) {
    groups[group] = { ...groups[group], [name]: data };
  }
  const { data, error } = contentSchema.safeParse(groups, { error: plainWords });
  for (const { file, source, data: found, group, name } of files) {
    const issues = error?.issues.filter(({ path }) => path[0] === group && path[1] === name) ?? [];
    const inFile = issues.map((issue) => ({ ...issue, path: issue.path.slice(2) }));
    explainIssues(source, schemaOf(file), found, inFile);
  }
  return data;
}

/** Resolves facts and validates each file; undefined after a mistake, which is in the issues. */
export function readContent(files: ContentFiles, facts: Facts) {
  const { sources, texts, pictures, warnings } = files;
  const readable = [...sources].filter(([, source]) => source.data !== undefined);
  const data = validate(readable.map(([file, source]) => resolveFile(file, source, facts)));
  if (!data) return undefined;
  const { versions: ledger, ...top } = data.top;
  const services = Object.entries(data.services).map(([slug, service]) => {
    return { ...service, slug, route: routeOf(slug) };
  });
  const placeholders = [...sources].flatMap(([name, source]) =>
    source.placeholders.map((path) => `${name}.${path}`),
  );
  const references = [...texts].map(
    ([name, text]) => [name.replace(/\.[a-z]+$/, ""), new Set(factsNamedIn(text))] as const,
  );
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
    placeholders: new Set(placeholders),
    /** Facts that a file's text references, by the file's path without extension. */
    references: new Map(references),
    /** Likely mistakes; the build prints them and continues. */
    warnings,
  };
}
