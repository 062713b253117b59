import type { Check, Context, Hit } from "./checks/check";
import { WHOLE_SITE } from "./checks/check";
import { CHECKS } from "./checks/checks";
import { prescribedBy } from "./checks/mandated-text";
import { isInPlace, type Match, matchesIn, pattern } from "./match-rule";
import type { Page, Piece } from "./page-texts";
import type { Rule } from "./rule";

export interface Found extends Hit {
  rule: Rule;
}

const hitOf = (page: string, { text, say }: Match, piece?: Piece): Hit => ({
  page,
  ...(piece && { piece }),
  words: text,
  say,
});

/** A rule of patterns as a check; what it has read of a text is kept, as most stand on every page. */
function patternCheck(rule: Rule): Check {
  const known = new Map<string, Match[]>();
  const matches = (text: string) => {
    const found = known.get(text) ?? matchesIn(rule, text);
    known.set(text, found);
    return found;
  };
  const piecesOf = (page: Page) => page.pieces.filter((piece) => isInPlace(rule, piece));
  if (rule.scope === "block") {
    return {
      page: (page) =>
        piecesOf(page).flatMap((piece) =>
          matches(piece.text).map((match) => hitOf(page.file, match, piece)),
        ),
    };
  }
  const withPiece = (page: Page, match: Match): Hit => {
    const piece = match.text
      ? piecesOf(page).find(({ text }) => text.includes(match.text))
      : undefined;
    return hitOf(page.file, match, piece);
  };
  const textOf = (page: Page) =>
    piecesOf(page)
      .map(({ text }) => text)
      .join("\n");
  if (rule.scope === "page") {
    return {
      page: (page) =>
        page.document ? matchesIn(rule, textOf(page)).map((match) => withPiece(page, match)) : [],
    };
  }
  let first: Hit | undefined;
  let count = 0;
  let isAnswered = false;
  return {
    page(page) {
      const text = textOf(page);
      if (rule.extends === "occurrence") count += [...text.matchAll(pattern(rule.token))].length;
      if (rule.extends !== "conditional") return [];
      isAnswered ||= pattern(rule.second).test(text);
      const [match] = matchesIn(rule, text);
      if (match) first ??= withPiece(page, match);
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
  if (rule.extends !== "script") return patternCheck(rule);
  const make = CHECKS[rule.script];
  if (!make) throw new Error(`there is no check called "${rule.script}"`);
  return make(rule, context);
}

/** Everything that rules find on pages, which are read once and one at a time. */
export function findHits(
  rules: readonly Rule[],
  pages: Iterable<Page>,
  given: Omit<Context, "prescribed">,
): Found[] {
  const context = { ...given, prescribed: rules.flatMap(prescribedBy) };
  const checks = rules.map((rule) => ({ rule, check: checkOf(rule, context) }));
  const found: Found[] = [];
  const add = (rule: Rule, hits: readonly Hit[] = []) => {
    for (const hit of hits) found.push({ ...hit, rule });
  };
  for (const page of pages) {
    for (const { rule, check } of checks) {
      if (rule.pages && !pattern(rule.pages).test(page.file)) continue;
      add(rule, check.page?.(page));
    }
  }
  for (const { rule, check } of checks) add(rule, check.end?.());
  return found;
}
