import { parse } from "parse5";
import type { CspSources } from "../csp.ts";
import { attribute, classesOf, type Element, elementsOf, type Parent } from "../html-tree.ts";
import type { BuildConfig } from "../next/build-config.ts";
import { type ClientComponents, clientComponents } from "../next/client-components.ts";
import { payloadOf } from "../next/payload.ts";
import type { Bundles } from "../scripts/bundle-scripts.ts";
import type { RenderIsland } from "../scripts/render-island.ts";
import type { StyleStep } from "../styles/page-styles.ts";
import { faultsOfClient, mayBeLeftOut, SCRIPT_CURE } from "./check-client.ts";
import { islandsOf } from "./page-islands.ts";
import { removeNextClient } from "./remove-next-client.ts";

/** A page as the hook `customise` sees it: with its styles, before its scripts and its CSP. */
export interface PageInWork {
  /** The name of its file: `about.html`. */
  readonly file: string;
  readonly document: Parent;
  /** Its elements, in order, without those that the export adds. */
  readonly elements: readonly Element[];
  /** Class names of each element as its source has them; those in the page are short. */
  readonly classes: ReadonlyMap<Element, readonly string[]>;
  /** The styles in the page, addresses from the site's root. */
  readonly css: string;
}

/** A page on its way to the visitor. The steps of `exportPage` change it one after another. */
export interface Page extends PageInWork {
  /** `<meta charset>`: what a page has to say first comes behind it. */
  readonly charset: Element;
  readonly body: Element;
  readonly islands: readonly Element[];
  readonly components: ClientComponents;
  css: string;
  /** The styles that come with islands. */
  lateCss: string;
  /** The texts of the stylesheets that Next gave the page. */
  stylesheets: string;
  /** The element behind which inline scripts run before anything is painted. */
  endOfStyles: Element;
  /** Addresses of the scripts that are fetched once the page has been painted. */
  scripts: string[];
  /** What the page and each of its islands reach for. */
  sources: CspSources[];
  /** Texts of files that come with the page, by address. */
  files: ReadonlyMap<string, string>;
  /** A sentence for each part of Next's page that would be lost without a word. */
  readonly lost: string[];
}

/** What the site adds to a page. */
export interface PageAdditions {
  /** Names of further scripts, which are loaded behind the first. */
  scripts?: readonly string[];
  /** Inline scripts that run behind the page's styles, before anything is painted. */
  inlineScripts?: readonly string[];
  /** Inline scripts that run as soon as the page has been read up to the end of an element. */
  inlineScriptsAfter?: readonly { element: Element; text: string }[];
  /** Behind the page's own styles: a font in a `data:` URI, of just the letters of its heading. */
  styles?: string;
  /** What this page reaches for. */
  sources?: CspSources;
}

/** What the pages of a site share. */
export interface SiteParts {
  bundles: Bundles;
  /** @returns the text of a script or a stylesheet by its address */
  read: (address: string) => string;
  /** @returns what an island with these props reaches for beyond the files of the site */
  sourcesOfIsland?: (name: string, props: unknown) => CspSources;
  /** Adds to a page what only the site knows. */
  customise?: (page: PageInWork) => PageAdditions | Promise<PageAdditions>;
  /** Whether browsers fetch a page when a pointer rests on a link to it; `hover` by default. */
  prefetch?: "hover" | "none";
  /** Patterns of addresses that browsers must not fetch before they are asked for. */
  neverPrefetched?: readonly string[];
  /**
   * What becomes of cascade layers. `flatten`, the default, puts their rules in the order of the
   * layers, for browsers before Chrome 99 and Safari 15.4; `keep` leaves them to newer ones.
   */
  layers?: "flatten" | "keep";
  /** Of the site's `next.config`. */
  config?: BuildConfig;
  /** By the ids in Next's payload: the files of client components, from the root. */
  clientFiles?: ReadonlyMap<string, string>;
  /**
   * Client components that may stand outside islands, as their HTML is all that is needed: files
   * from the root, `file#Name`, or packages.
   */
  staticComponents?: readonly string[];
  /** Renders an island on its own; without it those with ids by `useId` are refused. */
  renderIsland?: RenderIsland;
  /** What every page reaches for beyond the files of the site. */
  sources?: CspSources;
  /** Parts of the addresses, ids or texts of scripts that may be left out of pages. */
  leftOut?: readonly string[];
  /** All by default; to measure what each saves. */
  styleSteps?: readonly StyleStep[];
}

/**
 * Reads a page of Next's export, without Next's client.
 * @param file the name of its file
 * @throws Error for a Suspense hole, and for a page without a character set
 */
export function readPage(file: string, html: string, site: SiteParts): Page {
  const document = parse(html);
  const components = clientComponents(payloadOf([...elementsOf(document)]));
  const lost = faultsOfClient(components.outside, site);
  for (const script of removeNextClient(document)) {
    if (!mayBeLeftOut(script, site.leftOut)) {
      lost.push(`a script is left out (${script.slice(0, 60)}): ${SCRIPT_CURE}`);
    }
  }
  const elements = [...elementsOf(document)];
  const islands = islandsOf(elements);
  const charset = elements.find((element) => attribute(element, "charset") !== undefined);
  const body = elements.find(({ tagName }) => tagName === "body");
  if (!charset || !body) {
    throw new Error("the page has no <meta charset>");
  }
  return {
    file,
    document,
    elements,
    charset,
    body,
    islands,
    components,
    classes: new Map(elements.map((element) => [element, classesOf(element)])),
    css: "",
    lateCss: "",
    stylesheets: "",
    endOfStyles: charset,
    scripts: [],
    sources: [],
    files: new Map(),
    lost,
  };
}
