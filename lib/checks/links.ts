import { allFacts } from "@/lib/content/load/facts";
import { didYouMean } from "@/lib/content/load/nearest";
import { formatPath, type Path } from "@/lib/content/load/paths";
import { MAIN_ANCHOR } from "@/lib/content/own-anchors";
import { routeOf } from "@/lib/content/route";
import { NO_ADDRESS } from "@/lib/content/schemas/common";
import type { Addresses } from "./addresses";

const MARKDOWN_LINK = /\]\(([^()]*(?:\([^()]*\))?[^()]*)\)/g;

/** Paths of texts that are an address: of a button or a redirect. */
const ADDRESS = /(?:\bhref| \/.*)$/;

/** Paths of texts that are a file of `content/pictures`, or of `public/` if they begin with `/`. */
const FILE = /\b(?:file|qr|photograph)$/;

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

/** An address without file extensions, folders and queries that other websites use. */
function plainRoute(route: string): string {
  const plain = route.toLowerCase().replace(/(\/index)?(\.html?|\/)?(\?.*)?$/, "");
  return plain.replace(/^\/(services|pages|policies)\/(?=.)/, "/") || "/";
}

function missingFile(folder: string, file: string, known: Iterable<string>): string {
  const advice = didYouMean(file.replace(/^.+[/\\]/, ""), known) || didYouMean(file, known);
  return `expected a file in ${folder}, got "${file}", which is not there${advice || ": put it there, or correct the name"}`;
}

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

/** @param own route of the page with the link; undefined for texts on all pages */
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

/** References and links in a text that lead nowhere. @param file such as `pages/about` */
export function textMistakes(
  text: string,
  path: Path,
  file: string,
  addresses: Addresses,
): (readonly [words: string, message: string | undefined])[] {
  const { files, pictures, names } = addresses;
  const place = `${file} ${formatPath(path)}`;
  const { known, what } = names.find(({ at }) => at.test(place)) ?? {};
  if (known) {
    const message = `expected ${what ?? `one of ${known.join(", ")}`}, got "${text}"${didYouMean(text, known)}`;
    return known.includes(text) ? [] : [[text, message]];
  }
  if (ADDRESS.test(place)) {
    return text === NO_ADDRESS ? [] : [[text, linkFinding(text, addresses)]];
  }
  if (FILE.test(place) && /\.\w+$/.test(text)) {
    const isPublic = text.startsWith("/");
    const [folder, there] = isPublic ? ["public/", files] : ["content/pictures", pictures];
    return there.has(text) ? [] : [[text, missingFile(folder, text, there.keys())]];
  }
  const own = file.includes("/") ? routeOf(file.replace(/^.*\//, "")) : undefined;
  return [...text.matchAll(MARKDOWN_LINK)].map(([, link = ""]) => {
    const href = link.trim().replace(/\s+["'].*$/s, "");
    return [href, linkFinding(href, addresses, own)];
  });
}
