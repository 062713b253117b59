import path from "node:path";
import { defaultTreeAdapter, parse, serialize } from "parse5";
import type { Bundles } from "./bundle";
import { type PolicyNeeds, pagePolicy } from "./csp/page-csp";
import { dropFallbacks } from "./css/drop-fallbacks";
import { pageVocabulary } from "./css/page-vocabulary";
import { pruneCss } from "./css/prune-css";
import { shortenClassNames } from "./css/short-class-names";
import { fontFiles } from "./font-files";
import {
  attribute,
  createElement,
  type Element,
  elementsOf,
  insertAfter,
  textOf,
} from "./html-tree";
import { speculationRules } from "./speculation-rules";

interface FinishOptions {
  /** A page as `rewritePage` leaves it. */
  html: string;
  bundles: Omit<Bundles, "packages">;
  /** By island: what it reaches for beyond the files of the site. */
  needs: Readonly<Record<string, PolicyNeeds>>;
  /** What the page itself reaches for, whatever its islands. */
  ownNeeds?: PolicyNeeds;
  /** @returns the text of a file of the site, by its address */
  read(address: string): string;
  /** @returns the inline script that chooses the page's fonts, given their files */
  fontScript(addresses: readonly string[]): string;
}

/** Addresses in a stylesheet are relative to its file; inlined, they have to start at the root. */
function fromRoot(css: string, stylesheet: string): string {
  return css.replace(/url\((["']?)(?![a-z]+:|\/|#)([^)"']+)\1\)/gi, (_, quote, address) => {
    return `url(${quote}${path.posix.join(path.posix.dirname(stylesheet), address)}${quote})`;
  });
}

/** Puts what the linked stylesheets have for this page into one `<style>` in their place. */
function inlineStyles(
  elements: readonly Element[],
  scripts: readonly string[],
  read: FinishOptions["read"],
): string[] {
  const links = elements.filter((element) => attribute(element, "rel") === "stylesheet");
  const [first] = links;
  if (!first) return [];
  const css = links
    .map((link) => attribute(link, "href") ?? "")
    .map((href) => fromRoot(read(href), href))
    .join("");
  const vocabulary = pageVocabulary(elements, scripts.map(read));
  const pruned = pruneCss(dropFallbacks(css), vocabulary);
  const styles = shortenClassNames({ elements, css: pruned, words: vocabulary.words });
  insertAfter(first, createElement("style", {}, styles));
  for (const link of links) defaultTreeAdapter.detachNode(link);
  return [styles];
}

function withoutDoubles(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** What all islands of a page need together. */
function addNeeds(all: readonly PolicyNeeds[]): Required<PolicyNeeds> {
  return {
    connect: withoutDoubles(all.flatMap(({ connect = [] }) => connect)),
    images: withoutDoubles(all.flatMap(({ images = [] }) => images)),
    worker: all.some(({ worker }) => worker),
    trustedTypes: withoutDoubles(all.flatMap(({ trustedTypes = [] }) => trustedTypes)),
  };
}

/** Lets browsers check scripts that no element names, fetched by `import` and `import()`. */
function importMap(scripts: readonly string[], integrity: Bundles["integrity"]): string {
  return JSON.stringify({
    integrity: Object.fromEntries(scripts.map((address) => [address, integrity[address]])),
  });
}

/**
 * Last step of a page: its styles go into it, pruned to what it uses; the browser is told what it
 * may fetch early; and what the page may do at all is written into its policy, first of all.
 */
export function finishPage({
  html,
  bundles,
  needs,
  read,
  fontScript,
  ownNeeds = {},
}: FinishOptions): string {
  const document = parse(html);
  const elements = [...elementsOf(document)];
  const charset = elements.find((element) => attribute(element, "charset") !== undefined);
  if (!charset) throw new Error("a page without <meta charset>");

  const islands = elements.flatMap((element) => {
    const name = attribute(element, "data-island");
    if (name === undefined) return [];
    // Named on the page, so that the loader asks for all of them at once and not for one after
    // the other.
    const start = bundles.islandStart[name] ?? [];
    element.attrs.push({ name: "data-start", value: start.join(" ") });
    return [name];
  });
  const imported = withoutDoubles(islands.flatMap((name) => bundles.islandScripts[name] ?? []));
  const styles = [
    ...elements.filter(({ tagName }) => tagName === "style").map(textOf),
    ...inlineStyles(elements, [bundles.behaviours, ...imported], read),
  ];
  const inline = [
    ...(imported.length > 0
      ? [{ type: "importmap", text: importMap(imported, bundles.integrity) }]
      : []),
    { type: "speculationrules", text: speculationRules },
  ];
  const files = fontFiles(styles.join(""), html);
  // Right behind the policy: what it fetches is asked for first.
  if (files.length > 0) inline.unshift({ type: "", text: fontScript(files) });
  const policy = pagePolicy({
    styles,
    inlineScripts: inline.map(({ text }) => text),
    hasScripts: elements.some(
      (element) => attribute(element, "src") && element.tagName === "script",
    ),
    ...addNeeds([ownNeeds, ...islands.map((name) => needs[name] ?? {})]),
  });
  insertAfter(
    charset,
    createElement("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    ...inline.map(({ type, text }) => createElement("script", type ? { type } : {}, text)),
  );
  return serialize(document);
}
