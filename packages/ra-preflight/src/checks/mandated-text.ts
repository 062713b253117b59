import { diffArrays } from "diff";
import { attribute, cleanText, elementsOf, wordsOf } from "../html.ts";
import { isInPlace } from "../match-rule.ts";
import type { Page, Piece } from "../read-page.ts";
import type { MandatedRule, Rule } from "../rule.ts";
import { pattern } from "../word-pattern.ts";
import { type Hit, type MakeCheck, siteHit } from "./check.ts";

/** The prescribed texts of a rule; none of a rule that prescribes nothing. */
export function prescribedBy(rule: Rule): string[] {
  return rule.extends === "mandated-text" ? rule.texts.map(cleanText) : [];
}

/** A shorter text is there or missing: too many other words look like an altered copy. */
const LEAST_WORDS = 4;

const words = (text: string) => text.split(" ");
/** A word without its signs and capitals. */
export const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/**
 * Whether a text is an altered copy of a prescribed one: most of its words in its order, with little
 * between them. A short one has to be closer, as short sentences are alike by chance.
 */
export function isAltered(wanted: readonly string[], found: readonly string[]): boolean {
  const least = wanted.length < 10 ? 0.8 : 0.6;
  if (found.length < least * wanted.length) return false;
  const all = new Set(found);
  if (wanted.filter((word) => all.has(word)).length < least * wanted.length) return false;
  const same: { at: number; count: number }[] = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays([...wanted], [...found])) {
    if (!added && !removed) same.push({ at, count: value.length });
    if (!removed) at += value.length;
  }
  const common = same.reduce((sum, { count }) => sum + count, 0);
  const first = same[0];
  const last = same.at(-1);
  if (!first || !last || common < least * wanted.length) return false;
  return last.at + last.count - first.at <= 1.5 * wanted.length;
}

const quoted = (list: readonly string[]) =>
  `"${list.slice(0, 6).join(" ")}${list.length > 6 ? " …" : ""}"`;

/** The first word that differs, for a reader: `"Investments" is written in place of "Investment"`. */
export function firstDifference(prescribed: string, text: string): string {
  const parts = diffArrays(words(prescribed), words(text));
  // What comes before and after is not part of the copy.
  if (parts[0]?.added && !parts[1]?.removed) parts.shift();
  const at = parts.findIndex(({ added, removed }) => added || removed);
  const [first, second] = parts.slice(at);
  if (!first || at < 0) return "the same words in another form";
  const before = parts[at - 1]?.value.slice(-3).join(" ");
  const where = before ? ` after "${before}"` : " at the beginning";
  const removed = [first, second].find((part) => part?.removed)?.value;
  const added = [first, second].find((part) => part?.added)?.value ?? [];
  if (!removed) return `${quoted(added)} is added${where}`;
  if (added.length === 0) return `${quoted(removed)} is missing${where}`;
  return `${quoted(added)} is written in place of ${quoted(removed)}${where}`;
}

/** The first of the wanted links that the page's element lacks, or has in another place. */
function missingLink({ links, within, ordered }: MandatedRule, { elements }: Page) {
  if (links.length === 0) return undefined;
  const found = elements
    .filter(({ tagName }) => tagName === within)
    .flatMap((element) => [...elementsOf(element)].filter(({ tagName }) => tagName === "a"))
    .map((link) => ({
      name: cleanText(attribute(link, "aria-label") ?? wordsOf(link)),
      address: (attribute(link, "href") ?? "").replace(/(?<=.)[?#].*$/, ""),
    }));
  let from = 0;
  for (const [name, address] of links) {
    // What follows the name may be there for screen readers alone: "Learn More about our services".
    const at = found.findIndex(
      (link, index) =>
        index >= from && link.address === address && `${link.name} `.startsWith(name && `${name} `),
    );
    if (at < 0) {
      const after = ordered ? " or is out of order" : "";
      return `<${within}> lacks the link ${name && `"${name}" to `}${address}${after}`;
    }
    if (ordered) from = at + 1;
  }
  return undefined;
}

/** Numbers of the prescribed texts in a piece, and of those of which it is an altered copy. */
type Look = Record<"right" | "altered", number[]>;

/** A prescribed text or link is there and unaltered, word by word, with its signs and capitals. */
export const mandatedText: MakeCheck<MandatedRule> = (rule, { prescribed }) => {
  const { on, exactly, elements, links } = rule;
  const texts = prescribedBy(rule).map((text) => ({ text, words: words(text).map(bare) }));
  const seen = new Set<number>();
  const known = new Map<string, Look>();
  let hasPage = false;

  function look({ text, where }: Piece): Look {
    const fits = (wanted: string) => (exactly ? text === wanted : text.includes(wanted));
    const right = texts.flatMap((wanted, index) => (fits(wanted.text) ? [index] : []));
    // A text that is prescribed elsewhere may be much like this one.
    const isOther = right.length > 0 || prescribed.some((other) => text.includes(other));
    const mayBeCopy = !exactly && !isOther && where !== "script";
    if (!mayBeCopy) return { right, altered: [] };
    const found = words(text).map(bare);
    const isCopy = (wanted: readonly string[]) =>
      wanted.length >= LEAST_WORDS && isAltered(wanted, found);
    const altered = texts.flatMap((wanted, index) => (isCopy(wanted.words) ? [index] : []));
    return { right, altered };
  }

  /** The prescribed texts that a page has, right or altered, and a hit for each altered one. */
  function alteredTexts(page: Page): { met: Set<number>; hits: Hit[] } {
    const met = new Set<number>();
    const hits: Hit[] = [];
    for (const piece of page.pieces.filter(isAsked)) {
      const { right, altered } = known.get(piece.text) ?? look(piece);
      if (piece.where !== "script") known.set(piece.text, { right, altered });
      for (const index of [...right, ...altered]) met.add(index);
      for (const index of altered) {
        const detail = firstDifference(texts[index]?.text ?? "", piece.text);
        hits.push({ page: page.file, piece, words: piece.text, detail });
      }
    }
    return { met, hits };
  }

  const isAsked = (piece: Piece) =>
    isInPlace(rule, piece) &&
    !piece.isHidden &&
    (elements === undefined || pattern(elements).test(piece.element));
  return {
    page(page) {
      const isPage = page.document !== undefined;
      if (!isPage && on === "every-page") return [];
      hasPage ||= isPage;
      const { met, hits } = alteredTexts(page);
      for (const index of met) seen.add(index);
      if (on === "site") return hits;
      const missing = texts
        .filter((_, index) => !met.has(index))
        .map(({ text }) => `the whole text is missing: "${text}"`);
      const link = missingLink(rule, page);
      const details = link ? [...missing, link] : missing;
      return [...hits, ...details.map((detail) => ({ page: page.file, words: "", detail }))];
    },
    end() {
      if (on === "every-page") {
        const wanted = [...texts.map(({ text }) => `"${text}"`), ...links.map(([name]) => name)];
        return hasPage ? [] : [siteHit(`there is no page for ${wanted.join(", ")}`)];
      }
      const missing = texts.filter((_, index) => !seen.has(index));
      return missing.map(({ text }) => siteHit(`no page has "${text}"`));
    },
  };
};
