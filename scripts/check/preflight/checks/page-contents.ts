import { z } from "zod";
import { isInPlace, pattern } from "../match-rule";
import { Memo } from "../memo";
import { type Hit, type MakeCheck, WHOLE_SITE } from "./check";

const settings = z.strictObject({
  /** What must be found, in words for the reader, and the pattern that finds it. */
  items: z.record(z.string(), z.string()),
  /** The pages that the items are looked for on, by their text; without it the whole site. */
  on: z.string().optional(),
  /** What such a page is called in the message. */
  called: z.string().default("the site"),
});

/** The things that a page of a kind, or the site, must speak of. */
export const pageContents: MakeCheck = (rule) => {
  const { items, on, called } = settings.parse(rule.with);
  const missing = new Set(Object.keys(items));
  const read = new Memo<number>();
  let home: string | undefined;
  let isThere = on === undefined;
  return {
    page(page) {
      const pieces = page.pieces.filter((piece) => isInPlace(rule, piece));
      if (
        on !== undefined &&
        !pieces.some(
          ({ where, element, text }) =>
            (where === "title" || /^h[1-3]$/.test(element)) && pattern(on).test(text),
        )
      )
        return [];
      isThere = true;
      if (on !== undefined) home ??= page.file;
      // What stands on every page is read once.
      const fresh: string[] = [];
      for (const piece of pieces) read.get(piece.text, () => fresh.push(piece.text));
      const text = fresh.join("\n");
      for (const what of missing) if (pattern(items[what] ?? "").test(text)) missing.delete(what);
      return [];
    },
    end: (): Hit[] => {
      if (!isThere) return [{ page: WHOLE_SITE, words: "", say: `${called} is missing` }];
      const say = (what: string) => `${called} does not say: ${what}`;
      return [...missing].map((what) => ({ page: home ?? WHOLE_SITE, words: "", say: say(what) }));
    },
  };
};
