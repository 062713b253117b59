import { type Content, contentSchema } from "@/lib/content/content";
import { routeOf } from "@/lib/content/route";
import { pageSchemas } from "@/lib/content/schemas/pages";
import type { VersionLedger } from "@/lib/content/schemas/versions";
import type { ContentFiles } from "./content-files";
import { explainIssues } from "./explain-issues";
import { type Facts, referencesIn, resolveText } from "./facts";
import { mapTexts } from "./paths";

/** Content, and the versions of accepted texts as versions.yaml names them. */
type ReadContent = Content & { ledger: VersionLedger };

/** Fills in facts and checks each file; undefined after a mistake, which is among the issues. */
export function readContent(files: ContentFiles, facts: Facts): ReadContent | undefined {
  const { sources, texts, pictures, warnings } = files;
  const groups: Record<string, Record<string, unknown>> = {
    ...{ top: {}, pages: {}, bandPages: {}, services: {}, policies: {} },
  };
  const read = [...sources].flatMap(([name, source]) => {
    if (source.data === undefined) return [];
    const [page = "", folder = "top"] = name.split("/").reverse();
    const group = folder === "pages" && !(page in pageSchemas) ? "bandPages" : folder;
    const data = mapTexts(source.data, (written, path) =>
      resolveText(written, facts, ({ message, text }) => source.fail(path, message, { text })),
    );
    groups[group] = { ...groups[group], [page]: data };
    return [{ source, data, at: group === "top" ? [page] : [group, page] }];
  });
  const { top, ...folders } = groups;
  const { data, error } = contentSchema.safeParse({ ...top, ...folders });
  for (const { source, data: found, at } of read) {
    const issues = error?.issues.filter(({ path }) =>
      at.every((key, index) => path[index] === key),
    );
    const own = issues?.map((issue) => ({ ...issue, path: issue.path.slice(at.length) }));
    explainIssues(source, found, own ?? []);
  }
  if (!data) return undefined;
  const { versions: ledger, services, ...rest } = data;
  const placeholders = [...sources].flatMap(([name, source]) =>
    source.placeholders.map((path) => `${name}.${path}`),
  );
  const references = [...texts].map(
    ([name, text]) => [name.replace(/\.[a-z]+$/, ""), new Set(referencesIn(text))] as const,
  );
  return {
    ...rest,
    ledger,
    services: Object.entries(services)
      .map(([slug, service]) => ({ ...service, slug, route: routeOf(slug) }))
      .sort((a, b) => a.order - b.order),
    bandPages: new Map(Object.entries(rest.bandPages)),
    policies: new Map(Object.entries(rest.policies)),
    pictures,
    placeholders: new Set(placeholders),
    references: new Map(references),
    warnings,
  };
}
