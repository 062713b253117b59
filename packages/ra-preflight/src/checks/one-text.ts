import { z } from "zod";
import { cleanText } from "../html.ts";
import { bareWords, likeness } from "../prescribed.ts";
import type { Page, Piece } from "../read-page.ts";
import type { ScriptRule, SiteFacts } from "../rule.ts";
import type { Hit, MakeCheck } from "./check.ts";
import { firstDifference } from "./mandated-text.ts";

const NUMBER = /\bIN[HA]\d{9}\b/;

/** Letters that may stand before the name and, behind it, before the number: a sign, "SEBI RA". */
const BEFORE_NAME = 30;
const BEFORE_NUMBER = 120;
/** Letters of a first line that a message quotes. */
const QUOTED = 60;

/** The shown texts of a page, in order. */
const shownTexts = ({ pieces }: Page) =>
  pieces.filter(({ where, isHidden }) => where === "text" && !isHidden);

/** Whether words are among the first letters of a text, however they are capitalised. */
function isNearStart(text: string, words: string, before: number): boolean {
  return text
    .slice(0, before + words.length)
    .toLowerCase()
    .includes(words.toLowerCase());
}

/** What the first two lines of a text lack, in words. */
function missingIn(first: string, second: string, facts: SiteFacts | undefined): string[] {
  const twoLines = `${first} ${second}`;
  const name = facts?.legalName && cleanText(facts.legalName);
  const number = facts?.number ?? NUMBER.exec(twoLines)?.[0];
  const hasName = name
    ? isNearStart(first, name, BEFORE_NAME)
    : /\p{L}{2}/u.test(first.replace(NUMBER, ""));
  const hasNumber = number !== undefined && isNearStart(twoLines, number, BEFORE_NUMBER);
  const missing: string[] = [];
  if (!hasName) missing.push(name ? `the registered name "${name}"` : "the registered name");
  if (!hasNumber) missing.push(number ? `the number ${number}` : "the registration number");
  return missing;
}

/** A text begins with the registered name and, in the same line or the next, the number. */
export const nameAndNumberFirst: MakeCheck<ScriptRule> = (_, { facts }) => ({
  page(page) {
    const [first, second] = shownTexts(page);
    if (!first) return [];
    const missing = missingIn(first.text, second?.text ?? "", facts);
    if (missing.length === 0) return [];
    const words = first.text.slice(0, QUOTED);
    const detail = `The text begins "${words}", without ${missing.join(" and ")}`;
    return [{ page: page.file, piece: first, words, detail }];
  },
});

const options = z.strictObject({
  warning: z.string(),
  /** true: found where no link to the firm's website stands for it; false: where one does. */
  "unless-linked": z.boolean(),
});

/** Whether a text names an address on the firm's website. */
function linksTo(site: string | undefined, { pieces, elements }: Page): boolean {
  if (site === undefined) return false;
  const host = new URL(site).host.replace(/^www\./, "");
  const written = new RegExp(
    `(?<![\\w.-])(?:www\\.)?${host.replaceAll(".", "\\.")}(?![\\w-]|\\.\\w)`,
    "i",
  );
  const links = elements.flatMap(({ attrs }) => attrs.map(({ value }) => value));
  return [...pieces.map(({ text }) => text), ...links].some((text) =>
    written.test(text.replace(/\S+@\S+/g, "")),
  );
}

/** A piece that has the warning in other words. */
function alteredWarning(warning: string, texts: readonly Piece[]): Piece | undefined {
  return texts.find(({ text }) => likeness(bareWords(warning), bareWords(text)) > 0);
}

/** The warning stands in a text word by word, or a link to the website stands for it. */
export const warningOfText: MakeCheck<ScriptRule> = (rule, { facts }) => {
  const { warning, "unless-linked": unlessLinked } = options.parse(rule.with);
  return {
    page(page): Hit[] {
      const texts = shownTexts(page);
      if (texts.some(({ text }) => text.includes(warning))) return [];
      const altered = alteredWarning(warning, texts);
      if (altered) {
        if (!unlessLinked) return [];
        const detail = firstDifference(warning, altered.text);
        return [{ page: page.file, piece: altered, words: altered.text, detail }];
      }
      const isLinked = linksTo(facts?.site, page);
      if (isLinked === unlessLinked) return [];
      const detail = isLinked
        ? "left to the website, which the text links to"
        : `the whole text is missing: "${warning}"`;
      return [{ page: page.file, words: "", detail }];
    },
  };
};
