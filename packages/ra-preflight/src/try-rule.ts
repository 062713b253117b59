import { findHits } from "./find-hits.ts";
import { readPage, readWords } from "./read-page.ts";
import { type Fixture, type Rule, siteFacts } from "./rule.ts";

const paragraph = (text: string) =>
  `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`;

/** Whether a rule finds something in one of its own texts. */
function findsIn(one: Rule, fixture: Fixture, packDay: string): boolean {
  const given = typeof fixture === "string" ? { page: fixture } : fixture;
  const { page = "", facts = siteFacts.parse({}), today = packDay } = given;
  const isHtml = page === "" || page.startsWith("<");
  const needsPage = isHtml || one.extends === "script" || one.scope === "page";
  const read = needsPage
    ? readPage("fixture.html", isHtml ? page : paragraph(page))
    : readWords("fixture", one.where[0] ?? "text", [page]);
  const context = { today, facts, read: () => undefined };
  // Its texts are on no page of the site, so a rule for some pages looks at them all the same.
  const { pages: _, ...anywhere } = one;
  return findHits([anywhere as Rule], read ? [read] : [], context).length > 0;
}

const written = (fixture: Fixture) =>
  typeof fixture === "string" ? fixture : JSON.stringify(fixture).slice(0, 120);

/** What keeps a rule from being used: it judges one of its own texts wrongly. */
export function faultsOf(one: Rule, packDay: string): string[] {
  const missed = one.fail.filter((fixture) => !findsIn(one, fixture, packDay));
  const wrong = one.pass.filter((fixture) => findsIn(one, fixture, packDay));
  return [
    ...missed.map((fixture) => `finds nothing in a text that must fail: ${written(fixture)}`),
    ...wrong.map((fixture) => `finds a fault in a text that must pass: ${written(fixture)}`),
  ];
}
