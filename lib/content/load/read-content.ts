import { type Content, contentSchema } from "@/lib/content/content";
import { routeOf } from "@/lib/content/route";
import { pageSchemas } from "@/lib/content/schemas/pages";
import type { ContentFiles } from "./content-files";
import { explainIssues } from "./explain-issues";
import { type Facts, referencesIn, resolveText } from "./facts";
import { mapTexts } from "./paths";

/** Fills in facts and checks each file; undefined after a mistake, which is among the issues. */
export function readContent(files: ContentFiles, facts: Facts): Content | undefined {
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
    explainIssues(
      source,
      found,
      issues.map((issue) => ({ ...issue, path: issue.path.slice(2) })),
    );
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
    ...{ ...top, ledger, facts, pictures, warnings, pages: data.pages },
    services: services.sort((a, b) => a.order - b.order),
    bandPages: new Map(Object.entries(data.bandPages)),
    policies: new Map(Object.entries(data.policies)),
    placeholders: new Set(placeholders),
    references: new Map(references),
  };
}
