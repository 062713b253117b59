import path from "node:path";
import { z } from "zod";
import { attribute, cleanText, type Element, wordsOf } from "../html.ts";
import type { Page, Piece } from "../read-page.ts";
import type { ScriptRule } from "../rule.ts";
import type { Hit, MakeCheck } from "./check.ts";

interface Link {
  link: Element;
  href: string;
  piece: Piece;
}

const linksOf = ({ elements }: Page): Link[] =>
  elements.flatMap((link) => {
    const href = link.tagName === "a" ? attribute(link, "href")?.trim() : undefined;
    if (href === undefined) return [];
    const { startLine: line = 1, startCol: column = 1 } = link.sourceCodeLocation ?? {};
    return { link, href, piece: { where: "text", text: href, element: "a", line, column } };
  });

/** A link's name for visitors. */
const nameOf = (link: Element) =>
  cleanText(attribute(link, "aria-label") ?? wordsOf(link)) || "a link without words";

const settings = z.strictObject({ nowhere: z.string() });

/** Links to nothing of the firm's: `#`, an empty address, a script, the front page of a network. */
export const emptyLinks: MakeCheck<ScriptRule> = (rule) => {
  const nowhere = new RegExp(settings.parse(rule.with).nowhere, "i");
  return {
    page: (page) =>
      linksOf(page)
        .filter(({ href }) => nowhere.test(href))
        .map(({ link, href, piece }) => {
          const detail = `"${nameOf(link)}" leads to "${href}"`;
          return { page: page.file, piece, words: href, detail };
        }),
  };
};

/** An address as files are called; one that is badly written stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Where in the folder an address of a page may lead. */
function filesOf(from: string, address: string): string[] {
  const folder = address.startsWith("/") ? "" : path.posix.dirname(from);
  const at = path.posix.join("/", folder, decoded(address)).slice(1);
  return [at, `${at}.html`, path.posix.join(at, "index.html")];
}

/** Links within the site whose file or part is not there. */
export const deadLinks: MakeCheck<ScriptRule> = (_, { exists }) => {
  const ids = new Map<string, ReadonlySet<string>>();
  const asked: { target: string; anchor: string; hit: Hit }[] = [];
  const reported = new Set<string>();
  return {
    page(page) {
      const { file, elements } = page;
      const own = new Set(elements.flatMap((element) => attribute(element, "id") ?? []));
      ids.set(file, own);
      return linksOf(page).flatMap(({ href, piece }): Hit[] => {
        if (href === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) return [];
        const [address = "", anchor = ""] = href.split("#");
        const route = address.replace(/\?.*$/, "");
        const hit = (why: string): Hit => {
          return { page: file, piece, words: href, detail: `"${href}": ${why}` };
        };
        if (route === "") {
          const isThere = anchor === "" || /^top$/i.test(anchor) || own.has(decoded(anchor));
          return isThere ? [] : [hit(`the page has no part called "${anchor}"`)];
        }
        if (reported.has(href)) return [];
        reported.add(href);
        const target = filesOf(file, route).find((name) => name !== "" && exists(name));
        if (!target) return [hit("there is no such page or file")];
        if (anchor) {
          asked.push({ target, anchor, hit: hit(`${target} has no part called "${anchor}"`) });
        }
        return [];
      });
    },
    end: () =>
      asked
        .filter(({ target, anchor }) => ids.get(target)?.has(decoded(anchor)) === false)
        .map(({ hit }) => hit),
  };
};
