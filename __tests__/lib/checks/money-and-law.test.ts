import { type Findings, parseSource } from "content-kit/sources";
import { content } from "@/__tests__/fixture";
import { copy } from "@/__tests__/lib/content/load/content-copy";
import { checkContradictions } from "@/lib/checks/contradictions";
import { checkDaysInTexts } from "@/lib/checks/days-in-texts";

const TODAY = "2026-12-01";

/** What is said of a sentence on a page: mistakes, then what is doubted. */
function saidOf(sentence: string): string[] {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource("content/pages/about.yaml", `text: "${sentence}"\n`, findings);
  const sources = new Map([["pages/about", source]]);
  checkContradictions(sources, content);
  checkDaysInTexts(sources, content, TODAY);
  const mistakes = findings.issues.map(({ column, message }) => `mistake ${column} ${message}`);
  const doubts = findings.warnings.map(({ column, message }) => `doubt ${column} ${message}`);
  return [...mistakes, ...doubts];
}

const { validTo } = content.firm.registration;
const { workingDays } = content.refunds.deadline;

test.each([
  [
    "All our fees include GST.",
    'mistake 16 expected fees before GST, as all prices are, got "fees',
  ],
  ["Prices are inclusive of all taxes.", "mistake 8 expected fees before GST"],
  ["Our plans are all-inclusive.", "mistake 12 expected fees before GST"],
  ["Prices: GST included.", "mistake 8 expected fees before GST"],
  [
    "Your plan renews automatically.",
    'doubt 18 "renews automatically" promises that a plan goes on',
  ],
  ["Set up UPI AutoPay once.", 'doubt 19 "AutoPay" promises'],
  ["Pay in three easy instalments.", 'doubt 26 "instalments" offers to pay a part at a time'],
  ["A refund is sent within 45 days.", `doubt 10 "refund is sent within 45 days": content/refunds`],
  ["Each complaint is settled in 45 days.", "doubt 13 .* SEBI gives 21 days for a complaint"],
  ["We report the action taken within 30 calendar days.", "doubt 22 .* SEBI gives 21 days"],
  [
    "We open again on Monday, 26 January 2027.",
    'mistake 25 .*fits, got "Monday, 26 January 2027": January 26, 2027 is a Tuesday',
  ],
  ["Closed on Fri, December 9th.", "doubt 18 .*December 9, 2026 is a Wednesday"],
  ["Closed until 31 November.", 'mistake 21 expected a day of the calendar, got "31 November"'],
  ["Due on February 29, 2027.", 'mistake 15 .*got "February 29, 2027"'],
  [
    "Our registration is valid until May 13, 2044.",
    `mistake 40 "May 13, 2044" is not {{firm.registration.validTo}}`,
  ],
])("%s is told", (sentence, message) => {
  expect(saidOf(sentence)).toEqual([expect.stringMatching(message.replaceAll("{", "\\{"))]);
});

test.each([
  "Fees are before GST. The total includes GST. Do your fees include GST?",
  "No plan renews automatically, and none is paid in instalments.",
  `A refund is sent within ${workingDays} working days. Complaints are settled in 21 days.`,
  "We open again on Tuesday, 26 January 2027, and on 1 May. Sunday 28 February is a holiday.",
  `Our registration is valid until ${validTo}. On May 2026 and March 31 nothing ends.`,
])("nothing is said of what is right: %s", (sentence) => {
  expect(saidOf(sentence)).toEqual([]);
});

test("a fee before GST that a page says to include it is a mistake, with both right wordings", () => {
  const sentence = "Equity costs {{price.equity-basic-1m}} including GST, or ₹23,600 with GST.";
  copy.edit("pages/not-found.yaml", /^phone: .*/m, `phone: "${sentence}"`);
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(
      'phone: expected "₹20,000 plus GST" or "₹23,600 with GST", got "₹20,000 including GST"',
    ),
  ]);
});

test.each([
  ["1.8", "expected a percentage from 5 to 40"],
  ["180", "expected a percentage from 5 to 40"],
])("a rate of GST of %s is a mistake: %s", (rate, message) => {
  copy.edit("firm.yaml", /gstPercent: 18/, `gstPercent: ${rate}`);
  expect(copy.mistakes()).toContainEqual(expect.stringContaining(message));
});

test("half a rate of GST is doubted", () => {
  copy.edit("firm.yaml", /gstPercent: 18/, "gstPercent: 9");
  expect(copy.warnings()).toContainEqual(expect.stringContaining("9% is no rate of GST"));
});

test("a dated price with a digit too many, and one above SEBI's limit, are mistakes", () => {
  const dated = (price: number) =>
    `price: { value: 20000, dated: [{ from: 2036-01-20, until: 2036-01-26, value: ${price} }] }`;
  copy.edit("services/equity.yaml", /(?<=equity-basic-1m.*)price: 20000/, dated(200_000));
  expect(copy.mistakes()).toContainEqual(
    expect.stringContaining("near each other, got ₹20,000 and ₹2,00,000"),
  );
  copy.edit("services/equity.yaml", /value: 200000/, "value: 155000");
  copy.edit("firm.yaml", /feeCap: 151000/, "feeCap: 150000");
  expect(copy.mistakes()).toContainEqual(
    expect.stringMatching(/from 2036-01-20 on: expected at most ₹1,50,000, SEBI's yearly limit/),
  );
});

test("a wrong price of days that are over stays, and is a line to look at", () => {
  const dated =
    "price: { value: 20000, dated: [{ from: 2026-01-20, until: 2026-01-26, value: 2000 }] }";
  copy.edit("services/equity.yaml", /(?<=equity-basic-1m.*)price: 20000/, dated);
  expect(copy.mistakes()).toEqual([]);
  expect(copy.warnings()).toContainEqual(expect.stringContaining("₹2,000 and ₹20,000"));
});

test("a limit on fees that a text writes out, and that firm.yaml has not, is a mistake", () => {
  copy.edit("pages/not-found.yaml", /^phone: .*/m, "phone: The fee limit is Rs 1,61,000/- a year.");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining('"fee limit is Rs 1,61,000" is not {{firm.feeCap}}'),
  ]);
});

test("an office that closes before it opens is a mistake", () => {
  copy.edit("firm.yaml", /9 ?AM to 6 ?PM/, "9AM to 6AM");
  expect(copy.mistakes()).toContainEqual(
    expect.stringContaining('expected to open before it closes, got "9AM to 6AM"'),
  );
});

test("an announcement that would be shown for a year is doubted", () => {
  copy.edit(
    "notices.yaml",
    /^announcements:[\s\S]*/m,
    "announcements:\n  - { from: 2026-12-01, until: 2027-12-14, text: Closed. }\n",
  );
  expect(copy.warnings()).toEqual([
    expect.stringContaining("this is shown for 379 days, from December 1, 2026"),
  ]);
});

test("the fee of another plan than the sentence names is doubted, with the right one", () => {
  const sentence = "The fee of Equity Research, Basic, for 6 months is ₹20,000.";
  copy.edit("pages/not-found.yaml", /^phone: .*/m, `phone: ${sentence}`);
  expect(copy.warnings()).toEqual([
    expect.stringContaining("₹20,000 is another plan's (equity-basic-6m costs ₹90,000, "),
  ]);
});
