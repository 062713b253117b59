import postcss from "postcss";
import { SOURCE_NAMES } from "../csp.ts";
import { attribute, type Element, textOf } from "../html-tree.ts";

/** What an element or a rule makes the browser fetch, or where it makes it send a form. */
interface Fetch {
  directive: string;
  address: string;
  /** What asks for it: `<img>`, `url() of a font`. */
  by: string;
}

/** By the value of `as` on a link that has the browser fetch something early. */
const DIRECTIVE_OF_PRELOAD: Record<string, string> = {
  image: "img-src",
  font: "font-src",
  style: "style-src",
  fetch: "connect-src",
  audio: "media-src",
  video: "media-src",
  track: "media-src",
};

const DIRECTIVE_OF_REL: Record<string, string> = {
  icon: "img-src",
  "apple-touch-icon": "img-src",
  "mask-icon": "img-src",
  manifest: "manifest-src",
  stylesheet: "style-src",
};

/** Attributes with an address, by element. */
const DIRECTIVE_OF_ATTRIBUTE: Record<string, Record<string, string>> = {
  img: { src: "img-src", srcset: "img-src" },
  input: { src: "img-src", formaction: "form-action" },
  image: { href: "img-src", "xlink:href": "img-src" },
  use: { href: "img-src", "xlink:href": "img-src" },
  video: { src: "media-src", poster: "img-src" },
  audio: { src: "media-src" },
  track: { src: "media-src" },
  source: { src: "media-src", srcset: "img-src" },
  iframe: { src: "frame-src" },
  form: { action: "form-action" },
  button: { formaction: "form-action" },
  a: { ping: "connect-src" },
};

/** The addresses in an attribute: several in `srcset`, each with its size. */
function addressesIn(name: string, value: string): string[] {
  if (name !== "srcset" && name !== "imagesrcset") {
    return value.trim() === "" ? [] : [value.trim()];
  }
  const candidates = value.split(/,\s+|\s+[\d.]+[wx]\s*,?/);
  return candidates.map((candidate) => candidate.trim()).filter(Boolean);
}

function fetchesOfLink(link: Element): Fetch[] {
  const rels = (attribute(link, "rel") ?? "").toLowerCase().split(/\s+/);
  const isPreload = rels.includes("preload");
  const directive = isPreload
    ? DIRECTIVE_OF_PRELOAD[attribute(link, "as") ?? ""]
    : rels.map((rel) => DIRECTIVE_OF_REL[rel]).find(Boolean);
  if (directive === undefined) {
    return [];
  }
  return ["href", "imagesrcset"].flatMap((name) => {
    const addresses = addressesIn(name, attribute(link, name) ?? "");
    return addresses.map((address) => ({
      directive,
      address,
      by: `<link rel="${rels.join(" ")}">`,
    }));
  });
}

const URL_IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi;

/** What a stylesheet makes the browser fetch. */
export function fetchesOfStyles(css: string): Fetch[] {
  const fetches: Fetch[] = [];
  function add(text: string, directive: string, by: string): void {
    for (const [, double, single, bare] of text.matchAll(URL_IN_CSS)) {
      const address = (double ?? single ?? bare ?? "").trim();
      fetches.push({ directive, address, by });
    }
  }
  const root = postcss.parse(css);
  root.walkDecls(({ value, parent }) => {
    const isFont = parent?.type === "atrule" && parent.toString().startsWith("@font-face");
    add(value, isFont ? "font-src" : "img-src", isFont ? "a font's url()" : "url() in the styles");
  });
  root.walkAtRules("import", ({ params }) => {
    const [, address = params] = /["']([^"']*)["']/.exec(params) ?? [];
    fetches.push({ directive: "style-src", address, by: "@import" });
  });
  return fetches;
}

function fetchesOf(element: Element): Fetch[] {
  const { tagName, attrs } = element;
  if (tagName === "link") {
    return fetchesOfLink(element);
  }
  if (tagName === "style") {
    return fetchesOfStyles(textOf(element));
  }
  const directives = DIRECTIVE_OF_ATTRIBUTE[tagName] ?? {};
  return attrs.flatMap(({ name, prefix, value }) => {
    const fullName = prefix ? `${prefix}:${name}` : name;
    const directive = directives[fullName];
    if (directive === undefined) {
      return [];
    }
    const addresses = addressesIn(name, value);
    return addresses.map((address) => ({ directive, address, by: `<${tagName}>` }));
  });
}

/** The sources that a CSP names for a directive. */
function sourcesIn(csp: string, directive: string): string[] {
  const lines = csp.split(";").map((line) => line.trim().split(/\s+/));
  const found = lines.find(([name]) => name === directive);
  const fallback =
    directive === "form-action" ? [] : lines.find(([name]) => name === "default-src");
  return (found ?? fallback ?? []).slice(1);
}

/** Stands for the site's own origin, which the build does not know. */
const OWN = "https://own.invalid";

/** The source that a CSP needs for an address: `'self'`, `data:`, `https://a.example`. */
function sourceFor(address: string): string | undefined {
  // A part of the page; a script, which is a fault by itself.
  if (/^(#|javascript:)/i.test(address)) {
    return undefined;
  }
  try {
    const { origin, protocol } = new URL(address, OWN);
    if (origin === OWN) {
      return "'self'";
    }
    return origin === "null" ? protocol : origin;
  } catch {
    return address;
  }
}

/** `*.a.example` stands for all hosts below it. */
function isHost(pattern: string, host: string): boolean {
  return pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : pattern === host;
}

/** Whether a source of a CSP allows an address. */
function allows(source: string, address: string, needed: string): boolean {
  if (source === needed || source === "*") {
    return source !== "*" || /^(https?:|'self')/.test(needed);
  }
  if (!/^https?:\/\//.test(needed)) {
    return false;
  }
  const { protocol, host, pathname } = new URL(address, OWN);
  if (source === protocol) {
    return true;
  }
  const [, scheme, pattern = "", path = ""] =
    /^(?:(https?:)\/\/)?([^/]+)(\/.*)?$/.exec(source) ?? [];
  const isScheme = scheme === undefined || scheme === protocol;
  const isPath = path.endsWith("/") ? pathname.startsWith(path) : path === "" || path === pathname;
  return isScheme && isHost(pattern, host) && isPath;
}

/**
 * Compares what a page makes the browser fetch with its CSP.
 * @param fetches of its elements, or of styles that come later
 * @returns a sentence for each that would be blocked
 */
export function blockedFetches(fetches: readonly Fetch[], csp: string): string[] {
  return fetches.flatMap(({ directive, address, by }) => {
    const needed = sourceFor(address);
    const isAllowed =
      needed === undefined ||
      sourcesIn(csp, directive).some((source) => allows(source, address, needed));
    if (isAllowed) {
      return [];
    }
    const setting = SOURCE_NAMES[directive];
    const cure = setting
      ? `allow it by \`sources: { ${setting}: ["${needed}"] }\` (--allow "${directive} ${needed}"), or take it out`
      : "write it into the site's own styles";
    return [`the CSP would block ${address.slice(0, 80)}, which ${by} asks for: ${cure}`];
  });
}

/** As {@link blockedFetches}, of a page's elements. */
export function blockedFetchesOf(elements: readonly Element[], csp: string): string[] {
  return blockedFetches(elements.flatMap(fetchesOf), csp);
}

/** Whether a page's elements ask for files of the site itself under a directive. */
export function asksForOwn(elements: readonly Element[], directive: string): boolean {
  return elements.flatMap(fetchesOf).some((fetch) => {
    return fetch.directive === directive && sourceFor(fetch.address) === "'self'";
  });
}
