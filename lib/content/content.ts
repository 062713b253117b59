import type { ContentFiles } from "./load/content-files";
import { explainIssues } from "./load/explain-issues";
import { type Facts, referencesIn, resolveText } from "./load/facts";
import { mapTexts } from "./load/paths";
import { routeOf } from "./route";
import { contentSchema } from "./schemas/files";
import { pageSchemas } from "./schemas/pages";

/** The validated files of `content/`, with references to facts resolved. */
export type Content = NonNullable<ReturnType<typeof readContent>>;

/** Resolves facts and validates each file; undefined after a mistake, which is in the issues. */
export function readContent(files: ContentFiles, facts: Facts) {
  const { sources, texts, pictures, warnings } = files;
  const groups: Record<string, Record<string, unknown>> = {
    ...{ top: {}, pages: {}, bandPages: {}, services: {}, policies: {} },
  };
  const read = [...sources].flatMap(([file, source]) => {
    if (source.data === undefined) return [];
    const [name = "", folder = "top"] = file.split("/").reverse();
    const group = folder === "pages" && !(name in pageSchemas) ? "bandPages" : folder;
    const data = mapTexts(source.data, (written, path) =>
      resolveText(written, facts, ({ message, text }) => source.fail(path, message, { text })),
    );
    groups[group] = { ...groups[group], [name]: data };
    return [{ source, data, group, name }];
  });
  const { data, error } = contentSchema.safeParse(groups);
  for (const { source, data: found, group, name } of read) {
    const issues = error?.issues.filter(({ path }) => path[0] === group && path[1] === name) ?? [];
    const ownPath = issues.map((issue) => ({ ...issue, path: issue.path.slice(2) }));
    explainIssues(source, found, ownPath);
  }
  if (!data) return undefined;
  const { versions: ledger, ...top } = data.top;
  const services = Object.entries(data.services).map(([slug, service]) => {
    return { ...service, slug, route: routeOf(slug) };
  });
  const placeholders = [...sources].flatMap(([name, source]) =>
    source.placeholders.map((path) => `${name}.${path}`),
  );
  const references = [...texts].map(
    ([name, text]) => [name.replace(/\.[a-z]+$/, ""), new Set(referencesIn(text))] as const,
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
