import { attribute, elementsOf, type Parent } from "static-islands/html-tree";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";
import { HOME } from "@/lib/site/site-url";

/** The ids of a page, and its links that have an anchor. */
export interface PageAnchors {
  ids: ReadonlySet<string>;
  links: readonly string[];
}

export function anchorsOf(document: Parent): PageAnchors {
  const elements = [...elementsOf(document)];
  return {
    ids: new Set(elements.flatMap((element) => attribute(element, "id") ?? [])),
    links: elements
      .flatMap((element) => attribute(element, "href") ?? [])
      .filter((href) => /^(\/(?!\/)[^#]*)?#./.test(href)),
  };
}

export const fileOf = (route: string) => (route === HOME ? "index.html" : `${route.slice(1)}.html`);

/**
 * Each link with an anchor leads to an id of its page.
 * @param pages by file name
 * @returns a sentence for each fault, with the content files behind the page
 */
export function checkAnchors(
  pages: ReadonlyMap<string, PageAnchors>,
  content: CheckedContent,
): string[] {
  const sources = new Map(sitePages(content).map((page) => [fileOf(page.route), page.sources]));
  const links = [...pages].flatMap(([page, { links: hrefs }]) => hrefs.map((href) => [page, href]));
  const redirected = Object.values(content.redirects).map((to) => ["content/redirects.yaml", to]);
  const wrong = [...links, ...redirected].flatMap(([page = "", href = ""]) => {
    const [route = "", anchor = ""] = href.split("#");
    const target = route === "" ? page : fileOf(route.replace(/\?.*$/, ""));
    if (anchor === "" || pages.get(target)?.ids.has(anchor) !== false) return [];
    const files = sources.get(page)?.map((source) => `content/${source}`) ?? [];
    const where = files.length > 0 ? ` (made from ${files.join(", ")})` : "";
    return `${page}: the link ${href} leads to no part of ${target}: it has no id "${anchor}"${where}`;
  });
  return [...new Set(wrong)];
}
