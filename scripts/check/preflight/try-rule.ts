import type { Context } from "./checks/check";
import { CHECKS } from "./checks/checks";
import { findHits } from "./find-hits";
import { readPage, readWords } from "./page-texts";
import { type Fixture, type Rule, siteFacts } from "./rule";

const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const paragraphs = (words: readonly string[]) =>
  words.map((one) => `<p>${escaped(one)}</p>`).join("");

type Written = Partial<Exclude<Fixture, string>>;

/** Whether a rule finds something in one of its own texts. */
function findsIn(one: Rule, fixture: Fixture, today: string): boolean {
  const given = typeof fixture === "string" ? { page: fixture } : fixture;
  const { page = "", words = [], change = {}, facts, bytes, ...on } = given as Written;
  const context: Omit<Context, "prescribed"> = {
    today: on.today ?? today,
    facts: facts ?? siteFacts.parse({}),
    read: () => undefined,
    exists: () => false,
  };
  const changed = words.map((text) =>
    Object.entries(change).reduce((now, [from, to]) => now.replace(from, () => to), text),
  );
  const isHtml = page === "" || page.startsWith("<");
  const needsPage = isHtml || one.extends === "script" || one.scope === "page";
  const html = (isHtml ? page : paragraphs([page])) + paragraphs(changed);
  const read = needsPage
    ? readPage("fixture.html", html)
    : readWords("fixture", one.where[0] ?? "text", [page]);
  if (read && bytes) read.bytes = bytes;
  // Its texts stand on no page of the site, so a rule for some pages looks at them all the same.
  const { pages: _, ...anywhere } = one;
  return findHits([anywhere as Rule], read ? [read] : [], context).length > 0;
}

const inShort = (fixture: Fixture) => {
  const words = typeof fixture === "string" ? fixture : JSON.stringify(fixture);
  return words.length > 120 ? `${words.slice(0, 120)}…` : words;
};

/** What keeps a rule from being used: its texts must tell right from wrong. */
export function faultsOf(one: Rule, today: string): string[] {
  const { script } = { script: undefined, ...one };
  if (script && !CHECKS[script]) return [`names no check: "${script}"`];
  const missed = one.fail.filter((fixture) => !findsIn(one, fixture, today));
  const wrong = one.pass.filter((fixture) => findsIn(one, fixture, today));
  return [
    ...missed.map((fixture) => `finds nothing in a text that must fail: ${inShort(fixture)}`),
    ...wrong.map((fixture) => `finds a fault in a text that must pass: ${inShort(fixture)}`),
  ];
}
