import { defaultTreeAdapter, parse } from "parse5";
import { attribute, type Element, elementsOf, textOf } from "static-islands";

/** Shown of a text or a script. */
const SHOWN_LENGTH = 60;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH)}…` : line;
}

/** What is in one list and not in the other, as often as it is. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const index = left.indexOf(entry);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
}

/** A script by its address, or by its first words. */
function scriptName(script: Element): string {
  return attribute(script, "src") ?? `"${shortened(textOf(script))}"`;
}

interface PageParts {
  scripts: string[];
  links: string[];
  /** Of the page's own CSP. */
  policy: string | undefined;
  /** Texts that a reader sees. */
  texts: string[];
}

/** Elements whose texts no reader sees. */
const UNSEEN = ["script", "style", "template", "noscript"];

function partsOf(html: string): PageParts {
  const elements = [...elementsOf(parse(html))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const seen = elements.filter(({ tagName }) => !UNSEEN.includes(tagName));
  const meta = named("meta").find((element) => attribute(element, "http-equiv") !== undefined);
  return {
    scripts: named("script").map(scriptName),
    links: named("a").map((link) => attribute(link, "href") ?? ""),
    policy: meta && attribute(meta, "content"),
    texts: seen.flatMap(({ childNodes }) =>
      childNodes.filter(defaultTreeAdapter.isTextNode).flatMap(({ value }) => value.trim() || []),
    ),
  };
}

/** Pairs what is gone with what has come, in their order. */
function replaced(what: string, before: readonly string[], after: readonly string[]): string[] {
  const gone = without(before, after);
  const come = without(after, before);
  const changes = gone.map((text, index) => {
    const now = come[index];
    return now === undefined
      ? `${what} is gone: ${shortened(text)}`
      : `${what} ${shortened(text)} is now ${shortened(now)}`;
  });
  const added = come.slice(gone.length).map((text) => `${what} was added: ${shortened(text)}`);
  return [...changes, ...added];
}

/** The first place where two texts differ. */
export function firstDifference(built: string, served: string): string {
  let index = 0;
  while (index < built.length && built[index] === served[index]) index += 1;
  const line = built.slice(0, index).split("\n").length;
  const at = Math.max(index - 10, 0);
  const part = (text: string) => JSON.stringify(text.slice(at, at + SHOWN_LENGTH));
  return `differs from line ${line} on: ${part(built)} is now ${part(served)}`;
}

/**
 * What became of a page on the way from the build to a browser.
 * @param built the page as the build wrote it
 * @param served the page as the host sends it, and not the same
 * @returns a sentence for each change that matters to a visitor; at least one
 */
export function pageChanges(built: string, served: string): string[] {
  const before = partsOf(built);
  const after = partsOf(served);
  const changes = [
    ...without(after.scripts, before.scripts).map((name) => `a script was added: ${name}`),
    ...without(before.scripts, after.scripts).map((name) => `a script is gone: ${name}`),
    ...replaced("the link", before.links, after.links),
    ...replaced("the text", before.texts, after.texts),
  ];
  if (before.policy !== after.policy) changes.push("the page's CSP was changed");
  return changes.length > 0 ? changes : [firstDifference(built, served)];
}
