import { z } from "zod";
import { isInPlace } from "../match-rule.ts";
import type { Page } from "../read-page.ts";
import type { ScriptRule } from "../rule.ts";
import { pattern } from "../word-pattern.ts";
import { type Hit, type MakeCheck, siteHit, WHOLE_SITE } from "./check.ts";

/** Patterns of which a site may have either, but not both. */
const opposites = z.strictObject({ statement: z.string(), opposite: z.string() });

/** The first place of a page where a pattern fits. */
function firstOf(rule: ScriptRule, { file, pieces }: Page, sought: string): Hit | undefined {
  for (const piece of pieces) {
    const [words] = (isInPlace(rule, piece) && piece.text.match(pattern(sought))) || [];
    if (words) return { page: file, piece, words, detail: words };
  }
  return undefined;
}

/** Words and their page, for a message. */
function placed({ words, page }: Hit): string {
  return `"${words}" (${page})`;
}

/** A site that states one thing in one place, such as no refund, and another elsewhere. */
export const wordsContradict: MakeCheck<ScriptRule> = (rule) => {
  const { statement, opposite } = opposites.parse(rule.with);
  let first: Hit | undefined;
  let second: Hit | undefined;
  return {
    page(page) {
      first ??= firstOf(rule, page, statement);
      second ??= firstOf(rule, page, opposite);
      return [];
    },
    end() {
      if (!first || !second) return [];
      return [{ ...first, detail: `${placed(first)} and ${placed(second)}` }];
    },
  };
};

const contents = z.strictObject({
  /** What must be found, in words for the reader, and the pattern that finds it. */
  items: z.record(z.string(), z.string()),
  /** The pages that the items are looked for on, by title or heading; without it the whole site. */
  on: z.string().optional(),
  /** The name of such a page in the message. */
  called: z.string().default("the site"),
});

/** The subjects that a page of a kind, or the site, must mention. */
export const pageContents: MakeCheck<ScriptRule> = (rule) => {
  const { items, on, called } = contents.parse(rule.with);
  const missing = new Set(Object.keys(items));
  let home: string | undefined;
  return {
    page(page) {
      const pieces = page.pieces.filter((piece) => isInPlace(rule, piece));
      const isNamed = ({ where, element, text }: (typeof pieces)[number]) =>
        (where === "title" || /^h[1-3]$/.test(element)) && pattern(on ?? "").test(text);
      if (on !== undefined && !pieces.some(isNamed)) return [];
      home ??= page.file;
      const text = missing.size > 0 ? pieces.map((piece) => piece.text).join("\n") : "";
      for (const what of missing) if (pattern(items[what] ?? "").test(text)) missing.delete(what);
      return [];
    },
    end(): Hit[] {
      if (on !== undefined && home === undefined) return [siteHit(`${called} is missing`)];
      const page = (on !== undefined && home) || WHOLE_SITE;
      if (missing.size === 0) return [];
      return [siteHit(`${called} does not mention: ${[...missing].join("; ")}`, { page })];
    },
  };
};
