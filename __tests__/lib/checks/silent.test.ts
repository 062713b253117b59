import { type Findings, parseSource } from "content-kit/sources";
import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { checkHours } from "@/lib/checks/hours";

/** What is said of the hours in a sentence. */
function saidOf(sentence: string): string[] {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource("content/pages/about.yaml", `text: "${sentence}"\n`, findings);
  checkHours(new Map([["pages/about", source]]), new Map(), content);
  return findings.warnings.map(({ column, message }) => `${column} ${message}`);
}

test.each([
  ["Call us Monday to Friday, 10 AM to 5 PM.", '16 "Monday to Friday, 10 AM to 5 PM" are not the'],
  ["Open Monday to Sunday, 9 AM to 6 PM.", '13 "Monday to Sunday, 9 AM to 6 PM" are not the'],
  ["We answer from 9 to 5 p.m. on all days.", '23 "9 to 5 p.m." are not the'],
  ["After 7 PM the desk is closed.", "14 at 7 PM nothing opens or closes"],
])("hours other than those in firm.yaml are doubted: %s", (sentence, message) => {
  expect(saidOf(sentence)).toEqual([expect.stringContaining(message)]);
});

test.each([
  "Call us Monday to Friday, 9:00 AM to 6:00 PM, or Monday – Saturday (9 am – 6 pm).",
  "After 6 PM the desk is closed. Calls come {{firm.hours.support.hours}}.",
  "Plans of 3 to 6 months, 9 to 12 calls; I am here",
])("hours of firm.yaml, and other numbers, are right: %s", (sentence) => {
  expect(saidOf(sentence)).toEqual([]);
});

test("a second row of open hours that the sentences leave out is doubted", () => {
  const at = copy.edit(
    "firm.yaml",
    /\{ weekdays: \[1, 6\].*\n/,
    "{ weekdays: [1, 5], hours: 9 AM to 6 PM },\n      { weekdays: [6], hours: 9 AM to 1 PM },\n",
  );
  copy.edit("shared.yaml", /"We answer within[^"]*"/, '"Open {{firm.hours.business.0.days}}."');
  expect(copy.warnings()).toEqual([
    expect.stringContaining(
      `${at("{ weekdays: [6]")} hours.business[1]: content/shared.yaml says when the office is open and names the first row alone`,
    ),
  ]);
  copy.edit(
    "shared.yaml",
    /business\.0\.days\}\}/,
    "business.0.days}}, {{firm.hours.business.1.days}}",
  );
  expect(copy.warnings()).toEqual([]);
});

test("a title that is too long with the firm's name is told, and a name that makes all so once", () => {
  const title = "What a client receives from us each week";
  copy.edit("pages/about.yaml", /title: About us/, `title: ${title} now`);
  copy.edit("firm.yaml", /^name: .*/m, "name: The Firm of Research");
  expect(copy.warnings()).toContainEqual(
    expect.stringContaining('meta.title: 67 characters with " | The Firm of Research" behind it'),
  );
  copy.edit("firm.yaml", /^name: .*/m, `name: ${"A Research House ".repeat(4).trim()}`);
  const ofTitles = copy.warnings().filter((warning) => !warning.includes("meta.description"));
  expect(ofTitles).toEqual([
    expect.stringMatching(/^content\/firm\.yaml:2:7 name: with this name behind them, \d+ titles/),
  ]);
});

test("a service whose texts are still those of the one that it was copied from is doubted once", () => {
  copy.addService("currency", 20);
  expect(copy.warnings().filter((warning) => warning.includes("word for word"))).toEqual([
    expect.stringMatching(
      /^content\/services\/currency\.yaml:\d+:\d+ .*\d\d texts of this file are word for word those of equity\.yaml, the first one here: do they hold for currency\?/,
    ),
  ]);
});

test("a file of over 1 MB in public/ is told with its size", () => {
  copy.write("../public/office.jpg", Buffer.alloc(1_000_001));
  copy.write("../public/small.pdf", Buffer.alloc(1_000_000));
  expect(copy.warnings()).toEqual([
    expect.stringContaining("public/office.jpg:1:1 1.0 MB, which every visitor loads as it is"),
  ]);
});
