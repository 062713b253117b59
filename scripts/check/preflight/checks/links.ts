import path from "node:path";
import { attribute, type Element } from "@/scripts/export/html-tree";
import { cleanText, type Page, type Piece, wordsOf } from "../page-texts";
import type { Hit, MakeCheck } from "./check";

function linkPiece(link: Element, href: string): Piece {
  const place = link.sourceCodeLocation;
  const [line, column] = [place?.startLine ?? 1, place?.startCol ?? 1];
  return { where: "text", text: href, element: "a", line, column };
}

function linksOf({ elements }: Page): { link: Element; href: string }[] {
  return elements.flatMap((link) => {
    const href = link.tagName === "a" ? attribute(link, "href")?.trim() : undefined;
    return href === undefined ? [] : { link, href };
  });
}

/** What a visitor calls a link. */
const nameOf = (link: Element) =>
  cleanText(attribute(link, "aria-label") ?? wordsOf(link)) || "without words";

/** Links to nothing: `#`, an empty address, a script. */
export const emptyLinks: MakeCheck = () => ({
  page: (page) =>
    linksOf(page)
      .filter(({ href }) => /^(#?|#!|javascript:.*)$/i.test(href))
      .map(({ link, href }) => ({
        page: page.file,
        piece: linkPiece(link, href),
        words: href,
        say: `"${nameOf(link)}"`,
      })),
});

/** An address as files are called; one that is badly written stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Links within the site whose file or part is not there. */
export const deadLinks: MakeCheck = (_, { exists }) => {
  const ids = new Map<string, ReadonlySet<string>>();
  const asked: { target: string; anchor: string; hit: Hit }[] = [];
  const told = new Set<string>();
  const fileOf = (from: string, address: string): string | undefined => {
    const place = path.posix.join(
      "/",
      path.posix.dirname(from),
      address.startsWith("/") ? "" : address,
    );
    const at = (address.startsWith("/") ? path.posix.normalize(address) : place).slice(1);
    const names = [at, `${at}.html`, path.posix.join(at, "index.html")];
    return names.find((name) => name !== "" && exists(decoded(name)));
  };
  return {
    page(page) {
      if (!page.document) return [];
      const { file, elements } = page;
      ids.set(file, new Set(elements.flatMap((element) => attribute(element, "id") ?? [])));
      const hits: Hit[] = [];
      for (const { link, href } of linksOf(page)) {
        if (href === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) continue;
        const [address = "", anchor = ""] = href.split("#");
        const route = address.replace(/\?.*$/, "");
        const target = route === "" ? file : fileOf(file, route);
        if (told.has(`${route} ${anchor}`)) continue;
        const hit = { page: file, piece: linkPiece(link, href), words: href, say: `"${href}"` };
        if (!target) {
          told.add(`${route} ${anchor}`);
          hits.push({ ...hit, say: `"${href}": there is no such page or file` });
        } else if (anchor) {
          asked.push({ target, anchor, hit });
          if (route !== "") told.add(`${route} ${anchor}`);
        }
      }
      return hits;
    },
    end: () =>
      asked
        .filter(({ target, anchor }) => ids.get(target)?.has(decoded(anchor)) === false)
        .map(({ target, anchor, hit }) => ({
          ...hit,
          say: `"${hit.words}": ${target} has no part called "${anchor}"`,
        })),
  };
};
