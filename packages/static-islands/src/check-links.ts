import { attribute, type Element } from "./html-tree.ts";

/** The ids of a page, and its links within the site. */
export interface PageLinks {
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/** @returns what {@link checkLinks} needs of a page */
export function linksOf(elements: readonly Element[]): PageLinks {
  return {
    ids: new Set(elements.flatMap((element) => attribute(element, "id") ?? [])),
    links: elements
      .filter(({ tagName }) => tagName !== "link")
      .flatMap((element) => attribute(element, "href") ?? [])
      .filter((href) => /^(\/(?!\/)|#.)/.test(href)),
  };
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** `/a` and `/a/` are the page `a.html`, or `a/index.html` where Next exports it so. */
const filesAt = (route: string) => {
  const name = route.replace(/^\/|\/$/g, "");
  return name === "" ? ["index.html"] : [name, `${name}.html`, `${name}/index.html`];
};

/**
 * Each link within the site leads to a page or a file, and its anchor to an id.
 * @param pages by file name
 * @param isFile whether the site has a file of that name
 * @returns by page, a sentence for each fault
 */
export function checkLinks(
  pages: ReadonlyMap<string, PageLinks>,
  isFile: (file: string) => boolean,
): [page: string, fault: string][] {
  return [...pages].flatMap(([page, { links }]) =>
    [...new Set(links)].flatMap((href): [string, string][] => {
      const [address = "", anchor = ""] = href.split("#");
      const route = decoded(address.replace(/\?.*$/, ""));
      const target = address === "" ? page : filesAt(route).find(isFile);
      if (!target) return [[page, `the link ${href} leads to no page and no file`]];
      if (anchor === "" || pages.get(target)?.ids.has(decoded(anchor)) !== false) return [];
      return [[page, `the link ${href} leads to no part of ${target}: it has no id "${anchor}"`]];
    }),
  );
}
