import { copy } from "@/__tests__/lib/content/load/content-copy";

/** Puts a sentence on the 404 page. */
const text = (sentence: string) =>
  copy.edit("pages/not-found.yaml", /^text: .*\n/m, `text: "${sentence}"\n`);

test.each([
  [
    "Call us Monday to Friday, 10 AM to 5 PM.",
    '"Monday to Friday, 10 AM to 5 PM" are not the hours',
  ],
  [
    "We are open Monday to Sunday, 9 AM to 6 PM.",
    '"Monday to Sunday, 9 AM to 6 PM" are not the hours',
  ],
  ["We answer from 9 to 5 p.m. on all days.", '"9 to 5 p.m." are not the hours'],
  ["After 7 PM the desk is closed.", "at 7 PM nothing opens or closes"],
])("hours other than those in firm.yaml are doubted: %s", (sentence, message) => {
  text(sentence);
  expect(copy.warnings()).toEqual([
    expect.stringMatching(/^content\/pages\/not-found\.yaml:\d+:\d+ text: /),
  ]);
  expect(copy.warnings()[0]).toContain(message);
});

test.each([
  "Call us Monday to Friday, 9:00 AM to 6:00 PM, or Monday – Saturday (9 am – 6 pm).",
  "After 6 PM the desk is closed. Calls come {{firm.hours.support.days}}, {{firm.hours.support.hours}}.",
  "Plans of 3 to 6 months, 9 to 12 calls; I am here",
])("hours of firm.yaml, and other numbers, are right: %s", (sentence) => {
  text(sentence);
  expect(copy.warnings()).toEqual([]);
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

test("a file of over 1 MB in public/ is told with its size", () => {
  copy.write("../public/office.jpg", Buffer.alloc(1_000_001));
  copy.write("../public/small.pdf", Buffer.alloc(1_000_000));
  expect(copy.warnings()).toEqual([
    expect.stringContaining("public/office.jpg:1:1 1.0 MB, which every visitor loads as it is"),
  ]);
});
