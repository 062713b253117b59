import type { Page, Piece } from "../page-texts";
import type { ScriptRule, SiteFacts } from "../rule";

/** One thing found, before it is placed in a source file. */
export interface Hit {
  /** The page's file, `.well-known/security.txt` or the like. */
  page: string;
  piece?: Piece;
  /** The words that were found; empty where something is missing. */
  words: string;
  /** What the rule's message says in place of %s. */
  say: string;
  /** The fact in content that it is about: `firm.registration.validTo`. */
  fact?: string;
}

export interface Context {
  /** The day that counts as today: `2026-11-22`. */
  today: string;
  /** Facts of content; absent for a folder without it. */
  facts?: SiteFacts;
  /** Every text that a rule in use prescribes word by word. */
  prescribed: readonly string[];
  /** A file of the folder that is no page, as text. */
  read: (file: string) => string | undefined;
  exists: (file: string) => boolean;
}

/**
 * A check that no pattern can say: looks at page after page, and once at the end at what is true of
 * all of them. It keeps no page.
 */
export interface Check {
  page?: (page: Page) => Hit[];
  end?: () => Hit[];
}

export type MakeCheck = (rule: ScriptRule, context: Context) => Check;

/** The place of what concerns a value of content, wherever it is shown. */
export const CONTENT = "(content)";

/** The place of what concerns the site as a whole. */
export const WHOLE_SITE = "(whole site)";
