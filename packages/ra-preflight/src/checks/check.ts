import type { Page, Piece } from "../read-page.ts";
import type { Level, Rule, SiteFacts } from "../rule.ts";

/** One thing found, before it is placed in a source file. */
export interface Hit {
  /** The page's file, `.well-known/security.txt` or the like. */
  page: string;
  piece?: Piece | undefined;
  /** The words that were found; empty where something is missing. */
  words: string;
  /** What replaces %s in the rule's message. */
  detail: string;
  /** In place of the rule's own level. */
  level?: Level | undefined;
  /** The fact that it is about: `firm.registration.validTo`. */
  fact?: string | undefined;
}

export interface Context {
  /** The day that counts as today: `2026-11-22`. */
  today: string;
  /** Facts of the firm; absent where none were given. */
  facts?: SiteFacts | undefined;
  /** Every text that a rule in use prescribes word by word. */
  prescribed: readonly string[];
  /** A text without the words that a regulator prescribes: what has to be there is no fault. */
  withoutLaw: (text: string) => string;
  /** A file of the folder that is no page, as text. */
  read: (file: string) => string | undefined;
}

/**
 * A check that no pattern can express: looks at page after page, and at the end once at what
 * concerns all of them. It keeps no page.
 */
export interface Check {
  page?: (page: Page) => Hit[];
  end?: () => Hit[];
}

export type MakeCheck<OfRule = Rule> = (rule: OfRule, context: Context) => Check;

/** The place of what concerns the site as a whole. */
export const WHOLE_SITE = "(whole site)";

/** Something missing on the whole site, or a fact that is wrong whatever the pages print. */
export const siteHit = (detail: string, more: Partial<Hit> = {}): Hit => {
  return { page: WHOLE_SITE, words: "", detail, ...more };
};
