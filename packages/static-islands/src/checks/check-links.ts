import { attribute, type Element } from "../html-tree.ts";
import type { Fault } from "./faults.ts";

/** The ids of a page, and its links within the site. */
export interface PageLinks {
  ids: ReadonlySet<string>;
  links: readonly string[];
}

/** Starts at the site's root, or leads to a part of the page itself. */
const WITHIN_SITE = /^(\/(?!\/)|#.)/;

/** @returns what {@link checkLinks} needs to know of a page */
export function linksOf(elements: readonly Element[]): PageLinks {
  const ids = new Set<string>();
  const links: string[] = [];
  for (const element of elements) {
    const id = attribute(element, "id");
    if (id !== undefined) {
      ids.add(id);
    }
    const href = attribute(element, "href");
    if (href !== undefined && element.tagName !== "link" && WITHIN_SITE.test(href)) {
      links.push(href);
    }
  }
  return { ids, links };
}

/** An address as files are named; one that is not encoded correctly stays. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** `/a` and `/a/` are the page `a.html`, or `a/index.html` where Next exports it so. */
function filesAt(route: string): string[] {
  const name = route.replace(/^\/|\/$/g, "");
  if (name === "") {
    return ["index.html"];
  }
  return [name, `${name}.html`, `${name}/index.html`];
}

/**
 * Checks that each link within the site leads to a page or a file, and its anchor to an id.
 * @param pages by file name
 * @param isFile whether the site has a file of that name
 * @param basePath what the site's addresses begin with; other addresses are those of another site
 */
export function checkLinks(
  pages: ReadonlyMap<string, PageLinks>,
  isFile: (file: string) => boolean,
  basePath = "",
): Fault[] {
  /** A link without the basePath, which leaves the site: a slip, if the site has such a page. */
  function faultOfLeaving(href: string, route: string): string | undefined {
    const isPage = filesAt(route).some(isFile);
    return isPage
      ? `the link ${href} leaves the site, whose basePath is ${basePath}: write ${basePath}${href}`
      : undefined;
  }

  function faultOf(page: string, href: string): string | undefined {
    const [address = "", anchor = ""] = href.split("#");
    const full = decoded(address.replace(/\?.*$/, ""));
    if (address !== "" && full !== basePath && !full.startsWith(`${basePath}/`)) {
      return faultOfLeaving(href, full);
    }
    const route = full.slice(basePath.length);
    const target = address === "" ? page : filesAt(route).find(isFile);
    if (!target) {
      return `the link ${href} leads to no page and no file`;
    }
    const ids = pages.get(target)?.ids;
    // The ids of a file that is no page are not known.
    if (anchor === "" || ids === undefined || ids.has(decoded(anchor))) {
      return undefined;
    }
    return `the link ${href} leads to no part of ${target}: it has no id "${anchor}"`;
  }

  const faults: Fault[] = [];
  for (const [file, { links }] of pages) {
    for (const href of new Set(links)) {
      const sentence = faultOf(file, href);
      if (sentence !== undefined) {
        faults.push({ file, sentence });
      }
    }
  }
  return faults;
}
