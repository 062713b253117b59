import type { ContentIssue } from "@/lib/content/load/content-error";
import type { YamlFile } from "@/lib/content/load/yaml-file";

const MARKDOWN_LINK = /\]\((\/[^)\s]*)\)/g;

/** Routes a text links to in Markdown, without their anchors. */
export function linkedRoutes(text: string): string[] {
  return [...text.matchAll(MARKDOWN_LINK)].map((match) => (match[1] ?? "").replace(/#.*$/, ""));
}

/** Where the next Markdown link to a route stands, counted from the text's beginning. */
export function offsetOfLink(text: string, route: string, from: number): number {
  const found = [`](${route})`, `](${route}#`]
    .map((link) => text.indexOf(link, from))
    .filter((offset) => offset >= 0);
  return found.length > 0 ? Math.min(...found) : from;
}

const unknownLink = (route: string) =>
  `expected a page of this site, got the unknown link "${route}"`;

/** Finds links to pages that do not exist, in `href` keys and in Markdown. */
export function checkLinks(source: YamlFile, routes: ReadonlySet<string>): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const walk = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value === "string") {
      const targets =
        path.at(-1) === "href" && value.startsWith("/")
          ? [value.replace(/#.*$/, "")]
          : linkedRoutes(value);
      for (const target of targets) {
        if (!routes.has(target)) issues.push(source.issueAt(path, unknownLink(target)));
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        walk(child, [...path, Array.isArray(value) ? Number(key) : key]);
      }
    }
  };
  walk(source.data, []);
  return issues;
}
