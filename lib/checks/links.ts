import type { ContentFiles } from "@/lib/content/load/content-files";
import { allFacts, type Facts } from "@/lib/content/load/facts";
import { didYouMean } from "@/lib/content/load/nearest";
import { type Path, textsOf } from "@/lib/content/load/paths";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import { routeOf } from "@/lib/content/route";
import { NO_ADDRESS } from "@/lib/content/schemas/common";

/** Where links may lead, and which files content may name. */
export interface Addresses {
  routes: ReadonlySet<string>;
  /** The owner's files in `public/`, by address. */
  files: ReadonlyMap<string, unknown>;
  /** Of `content/pictures`, by file name. */
  pictures: ReadonlyMap<string, unknown>;
  /** By address, the anchors of the pages that could be read. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  facts: Facts;
}

/** A link in Markdown: its address, references and titles included. */
const MARKDOWN_LINK = /\]\(([^()]*(?:\([^()]*\))?[^()]*)\)/g;

/** Keys whose value is a picture of `content/pictures`, or from a slash on a file of `public/`. */
const FILE_KEYS: PropertyKey[] = ["file", "onDark", "qr", "photograph"];

/** Addresses that lead nowhere, and what they should be. */
const WRONG: [pattern: RegExp, expected: string][] = [
  [/^http:/i, "an address that begins with https://"],
  [/^https:\/\/[^/?#]*@/i, "an address without a user or a password"],
  [
    /^(www\.|[\w-]+(\.[\w-]+)*\.(com|in|org|net|gov|co|io)(\/|$))/i,
    "https:// in front of an address elsewhere",
  ],
  [/^\{\{[^{}]*email|^[\w.+-]+@[\w-]+\.[\w.]+$/i, "mailto: in front of an e-mail address"],
  [/^\{\{[^{}]*phone/i, "tel: in front of a phone number"],
  [/^tel:(?!\+?\d{3,}$|\{\{)/, "digits without spaces behind tel:, or tel:{{firm.phone}}"],
];

/** An address as it was probably meant: without what other websites have in theirs. */
function plainRoute(route: string): string {
  const plain = route.toLowerCase().replace(/(\/index)?(\.html?|\/)?(\?.*)?$/, "");
  return plain.replace(/^\/(services|pages|policies)\/(?=.)/, "/") || "/";
}

function missingFile(folder: string, file: string, known: Iterable<string>): string {
  const advice = didYouMean(file.replace(/^.+[/\\]/, ""), known) || didYouMean(file, known);
  return `expected a file in ${folder}, got "${file}", which is not there${advice || ": put it there, or correct the name"}`;
}

/** What is wrong with an address that does not begin with a slash. */
function foreignFinding(href: string, { routes, facts }: Addresses): string | undefined {
  const wrong = WRONG.find(([pattern]) => pattern.test(href));
  if (wrong) return `expected ${wrong[1]}, got "${href}"`;
  const [, scheme, rest = ""] = /^(tel|mailto):(.*)$/.exec(href) ?? [];
  const fact = allFacts(facts).find(
    ([name, value]) => name.startsWith("firm.") && String(value).replaceAll(" ", "") === rest,
  );
  if (scheme && fact) {
    return `expected ${scheme}:{{${fact[0]}}}, got it written out as "${href}": a fact is written once, in content/firm.yaml`;
  }
  if (scheme || /^https:\/\/[^\s/]+\.[^\s]+$|^\{\{/.test(href)) return undefined;
  const advice = didYouMean(plainRoute(`/${href.replace(/^[./]+/, "")}`), routes);
  return `expected a page of this site such as /about, or an address that begins with https://, got "${href}"${advice}`;
}

/**
 * What is wrong with an address.
 * @param own the page that the link is on, for an anchor alone; undefined for words of all pages
 */
export function linkFinding(href: string, addresses: Addresses, own?: string): string | undefined {
  const { routes, files, anchors } = addresses;
  if (!/^(?:\/(?!\/)|#)/.test(href)) return foreignFinding(href, addresses);
  const [page = "", anchor] = href.split("#");
  const route = page || own;
  if (route === undefined) {
    return `expected the page in front of the anchor, as in /about${href}, got "${href}"`;
  }
  if (files.has(route)) return undefined;
  if (page && !routes.has(page)) {
    return /\.(?!html?$)\w+$/.test(page)
      ? missingFile("public/", page, files.keys())
      : `expected a page of this site, got the unknown link "${page}"${didYouMean(plainRoute(page), routes)}`;
  }
  const known = anchors.get(route);
  if (anchor === undefined || !known || known.has(anchor)) return undefined;
  const advice = didYouMean(anchor, known, (id) => `#${id}`);
  return `expected an anchor of ${route}, got "#${anchor}"${advice || `: it has ${[...known].filter((id) => id !== MAIN_ANCHOR).join(", ")}`}`;
}

/** Reports every link of every text that leads nowhere, and every file that is named and not there. */
export function checkLinks({ sources }: ContentFiles, addresses: Addresses): void {
  const { routes, files, pictures } = addresses;
  const findingsIn = (
    text: string,
    path: Path,
    own?: string,
  ): [words: string, found: string | undefined][] => {
    const key = path.at(-1) ?? "";
    if (path.includes("where")) {
      const message = `expected the address of a page such as /futures, got "${text}"${didYouMean(text, routes)}`;
      return routes.has(text) ? [] : [[text, message]];
    }
    if (key === "href" || key.toString().startsWith("/")) {
      return text === NO_ADDRESS ? [] : [[text, linkFinding(text, addresses)]];
    }
    if (FILE_KEYS.includes(key) && /\.\w+$/.test(text)) {
      const [folder, known] = text.startsWith("/")
        ? ["public/", files]
        : ["content/pictures", pictures];
      return known.has(text) ? [] : [[text, missingFile(folder, text, known.keys())]];
    }
    const links = [...text.matchAll(MARKDOWN_LINK)].map(([, href = ""]) =>
      href.trim().replace(/\s+["'].*$/s, ""),
    );
    return links.map((href) => [href, linkFinding(href, addresses, own)]);
  };
  for (const [name, source] of sources) {
    const own = name.includes("/") ? routeOf(name.replace(/^.*\//, "")) : undefined;
    for (const { text, path } of textsOf(source.data)) {
      for (const [words, finding] of findingsIn(text, path, own)) {
        if (finding) source.fail(path, finding, { text: words });
      }
    }
  }
  const redirects = sources.get("redirects");
  for (const from of Object.keys(redirects?.data ?? {})) {
    if (!routes.has(from)) continue;
    const message = `expected an address without a page, got "${from}": this page would be hidden, delete the line`;
    redirects?.fail([from], message, "key");
  }
}
