import { findHits } from "./find-hits.ts";
import { type Page, readPage, readWords } from "./read-page.ts";
import { type Fixture, type Rule, siteFacts } from "./rule.ts";

/** A text of a rule as a page of its own. */
function pageOf(rule: Rule, text: string): Page | undefined {
  if (text === "" || text.startsWith("<")) return readPage("fixture.html", text);
  const needsPage = rule.extends === "script" || rule.scope === "page";
  if (!needsPage) return readWords("fixture", rule.where[0] ?? "text", [text]);
  const html = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return readPage("fixture.html", `<p>${html}</p>`);
}

/** Whether a rule finds something in one of its own texts. */
function findsIn(rule: Rule, fixture: Fixture, packDay: string): boolean {
  const written = typeof fixture === "string" ? { page: fixture } : fixture;
  const { page: text = "", facts = siteFacts.parse({}), today = packDay } = written;
  const page = pageOf(rule, text);
  // Its texts are on no page of the site, so a rule for some pages looks at them all the same.
  const anywhere = { ...rule, pages: undefined } as Rule;
  const context = { today, facts, read: () => undefined };
  return findHits([anywhere], page ? [page] : [], context).length > 0;
}

/** A text of a rule as a message quotes it. */
function quoted(fixture: Fixture): string {
  return typeof fixture === "string" ? fixture : JSON.stringify(fixture).slice(0, 120);
}

/** What keeps a rule from being used: it judges one of its own texts wrongly. */
export function faultsOf(rule: Rule, packDay: string): string[] {
  const missed = rule.fail.filter((fixture) => !findsIn(rule, fixture, packDay));
  const wrong = rule.pass.filter((fixture) => findsIn(rule, fixture, packDay));
  return [
    ...missed.map((fixture) => `finds nothing in a text that must fail: ${quoted(fixture)}`),
    ...wrong.map((fixture) => `finds a fault in a text that must pass: ${quoted(fixture)}`),
  ];
}
