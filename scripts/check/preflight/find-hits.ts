import type { Check, Context, Hit } from "./checks/check";
import { WHOLE_SITE } from "./checks/check";
import { CHECKS } from "./checks/checks";
import { prescribedBy } from "./checks/mandated-text";
import { isInPlace, type Match, matchesIn, pattern } from "./match-rule";
import { Memo } from "./memo";
import type { Page } from "./page-texts";
import type { Rule } from "./rule";

export interface Found extends Hit {
  rule: Rule;
}

const piecesOf = (rule: Rule, { pieces }: Page) => pieces.filter((one) => isInPlace(rule, one));

const textOf = (rule: Rule, page: Page) =>
  piecesOf(rule, page)
    .map(({ text }) => text)
    .join("\n");

/** A match in the text of a whole page, with the piece that holds it. */
function hitOf(rule: Rule, page: Page, { text: words, say }: Match): Hit {
  const piece = words ? piecesOf(rule, page).find(({ text }) => text.includes(words)) : undefined;
  return { page: page.file, ...(piece && { piece }), words, say };
}

/** A rule of patterns that looks at each page as one text. */
const pageCheck = (rule: Rule): Check => ({
  page: (page) =>
    page.document
      ? matchesIn(rule, textOf(rule, page)).map((match) => hitOf(rule, page, match))
      : [],
});

/** A rule of patterns that looks at the whole site as one text. */
function siteCheck(rule: Rule): Check {
  let first: Hit | undefined;
  let count = 0;
  let isAnswered = false;
  return {
    page(page) {
      const text = textOf(rule, page);
      if (rule.extends === "occurrence") count += [...text.matchAll(pattern(rule.token))].length;
      if (rule.extends !== "conditional") return [];
      isAnswered ||= pattern(rule.second).test(text);
      const [match] = matchesIn(rule, text);
      if (match) first ??= hitOf(rule, page, match);
      return [];
    },
    end() {
      if (rule.extends === "conditional") return first && !isAnswered ? [first] : [];
      if (rule.extends !== "occurrence") return [];
      const { min = 0, max = Number.POSITIVE_INFINITY } = rule;
      const isWrong = count < min || count > max;
      return isWrong ? [{ page: WHOLE_SITE, words: "", say: String(count) }] : [];
    },
  };
}

function checkOf(rule: Rule, context: Context): Check {
  if (rule.extends !== "script") return rule.scope === "page" ? pageCheck(rule) : siteCheck(rule);
  const make = CHECKS[rule.script];
  if (!make) throw new Error(`there is no check called "${rule.script}"`);
  return make(rule, context);
}

const isFor = (rule: Rule, { file }: Page) => !rule.pages || pattern(rule.pages).test(file);

/** Everything that rules find on pages, which are read once and one at a time. */
export function findHits(
  rules: readonly Rule[],
  pages: Iterable<Page>,
  given: Omit<Context, "prescribed">,
): Found[] {
  const context = { ...given, prescribed: rules.flatMap(prescribedBy) };
  const isOfBlocks = (rule: Rule) => rule.extends !== "script" && rule.scope === "block";
  const ofBlocks = rules.filter(isOfBlocks);
  const checks = rules
    .filter((rule) => !isOfBlocks(rule))
    .map((rule) => ({ rule, check: checkOf(rule, context) }));
  const known = new Memo<{ rule: Rule; match: Match }[]>();
  const found: Found[] = [];
  for (const page of pages) {
    for (const piece of page.pieces) {
      const matches = known.get(`${piece.where} ${piece.text}`, () =>
        ofBlocks
          .filter((rule) => isInPlace(rule, piece))
          .flatMap((rule) => matchesIn(rule, piece.text).map((match) => ({ rule, match }))),
      );
      for (const { rule, match } of matches) {
        if (!isFor(rule, page)) continue;
        found.push({ page: page.file, piece, words: match.text, say: match.say, rule });
      }
    }
    for (const { rule, check } of checks) {
      if (isFor(rule, page))
        found.push(...(check.page?.(page) ?? []).map((hit) => ({ ...hit, rule })));
    }
  }
  for (const { rule, check } of checks) {
    found.push(...(check.end?.() ?? []).map((hit) => ({ ...hit, rule })));
  }
  return found;
}
