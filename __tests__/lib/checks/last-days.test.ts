import { formatIssue } from "content-kit";
import { type Findings, parseSource } from "content-kit/sources";
import { checkLastDays } from "@/lib/checks/last-days";
import { offersIn } from "@/lib/checks/offers";
import { lastDaysIn } from "@/lib/checks/written-days";
import type { Content } from "@/lib/content/content";

const DAY = "2027-01-22";

/** A month of Basic costs less from January 20 to 26. */
const PRICE =
  "price: { value: 20000, dated: [{ from: 2027-01-20, until: 2027-01-26, value: 16000 }] }";

/** What is said of a service's file with a plan, and of another file. */
function saidOf(plan: string, [file, yaml]: [file: string, yaml: string] = ["pages/home", "{}"]) {
  const findings: Findings = { issues: [], warnings: [] };
  const service = `plans:\n  - { id: basic-1m, name: Basic, months: 1, ${plan} }\n`;
  const format = { day: DAY, ownDates: ["announcements"] };
  const sources = new Map([
    ["services/options", parseSource("content/options.yaml", service, findings, format)],
    [file, parseSource(`content/${file}.yaml`, yaml, findings, format)],
  ]);
  const [first, other] = [...sources.values()].map(({ data }) => Object(data));
  const services = [{ ...first, slug: "options", title: "Options" }] as Content["services"];
  const notices = { announcements: other.announcements ?? [] } as Content["notices"];
  const offers = offersIn(sources, { services });
  checkLastDays(sources, { services, notices, offers }, DAY);
  return [...findings.issues, ...findings.warnings].map(formatIssue);
}

test.each([
  ["OFFER UNTIL 31 JANUARY", "2027-01-31"],
  ["valid till the 31st of January", "2027-01-31"],
  ["It ends on Sunday, January 31, 2027.", "2027-01-31"],
  ["from 20 to 31 January", "2027-01-31"],
  ["January 20–31, on all plans", "2027-01-31"],
  ["from 20 January to 3 February", "2027-02-03"],
  ["until 31/01/2027", "2027-01-31"],
  ["31 January tak", "2027-01-31"],
])("a text names a last day: %s", (text, day) => {
  expect(lastDaysIn(text, DAY).map((named) => named.day)).toEqual([day]);
});

test.each(["Closed on 31 January", "From 20 January", "₹16,000 - 26 January", "up to 31 calls"])(
  "a text names no last day: %s",
  (text) => {
    expect(lastDaysIn(text, DAY)).toEqual([]);
  },
);

const OF_PRICE = "and the lower price of basic-1m ends on January 26, 2027: which is right?";

test.each([
  `${PRICE}, why: Less until 31 January.`,
  `${PRICE}, tag: OFFER UNTIL 31 JANUARY`,
  // The text's own end is wrong too.
  `${PRICE}, why: { value: A, dated: [{ until: 2027-01-31, value: Less until 31 January. }] }`,
])("a text of a plan that names another last day than its lower price has is told: %s", (plan) => {
  expect(saidOf(plan)).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `options.yaml:2:\\d+ plans.*until 31 january", ${OF_PRICE.replace("?", "\\?")}`,
        "i",
      ),
    ),
  );
});

test.each([
  ["a tag", "tag: { value: NEW, dated: [{ from: 2027-01-20, until: 2027-01-31, value: DIWALI }] }"],
  [
    "a why",
    "why: { value: A, dated: [{ from: 2027-01-22, until: 2027-01-31, value: An offer. }] }",
  ],
])("%s of the same offer that is shown to another day than the lower price is told", (_, label) => {
  expect(saidOf(`${PRICE}, ${label}`)).toEqual([
    expect.stringContaining(`is shown until January 31, 2027, ${OF_PRICE}`),
  ]);
});

test("a label that names a last day in a plan in which nothing ends is told", () => {
  expect(saidOf("price: 20000, tag: OFFER UNTIL 31 JANUARY")).toEqual([
    expect.stringContaining('tag: "UNTIL 31 JANUARY", and nothing here ends on that day: give'),
  ]);
});

test.each([
  ["pages/home", "text: Options at a lower price until 31 January.", OF_PRICE],
  ["services/equity", "text: The offer on Options ends on 31 January.", OF_PRICE],
  [
    "pages/home",
    "list: [{ text: Open until 31 January., until: 2027-01-26 }]",
    "this is shown until",
  ],
  [
    "pages/home",
    "text: { value: A, dated: [{ until: 2027-01-26, value: Open until 31 January. }] }",
    "this is shown until January 26, 2027: which is right?",
  ],
  [
    "notices",
    "announcements: [{ from: 2027-01-20, until: 2027-01-26, text: Closed until 31 January. }]",
    "this is shown until",
  ],
  [
    "notices",
    "announcements: [{ from: 2027-01-20, until: 2027-01-31, text: An offer on Options. }]",
    `announcements[0].until: this is shown until January 31, 2027, ${OF_PRICE}`,
  ],
  [
    "notices",
    "announcements: [{ from: 2027-01-20, until: 2027-01-31, text: An offer on our plans. }]",
    `announcements[0].until: this is shown until January 31, 2027, ${OF_PRICE}`,
  ],
  [
    "notices",
    "announcements: [{ from: 2027-01-20, until: 2027-01-24, text: An offer on Options. }]",
    `announcements[0].until: this is shown until January 24, 2027, ${OF_PRICE}`,
  ],
  [
    "notices",
    "announcements: [{ from: 2027-01-16, until: 2027-01-26, text: An offer on Options. }]",
    "announcements[0].from: this is shown from January 16, 2027, and the lower price of basic-1m begins on January 20, 2027",
  ],
])("another file that names or has another last day is told: %s, %s", (file, yaml, message) => {
  expect(saidOf(PRICE, [file, `${yaml}\n`])).toEqual([expect.stringContaining(message)]);
});

test.each([
  [`${PRICE}, why: Less until 26 January.`, "text: Options, lower prices until 26 January."],
  [
    `${PRICE}, tag: NEW, why: The week of 20 January.`,
    "text: Our registration ends on 13 May 2031.",
  ],
  [
    `${PRICE}, tag: { value: NEW, dated: [{ until: 2027-03-31, value: FIRST YEAR }] }`,
    "text: Open until 31 January.",
  ],
  ["price: 20000, why: Sold until 31 January., until: 2027-01-31", "text: A"],
  [
    PRICE,
    "announcements: [{ from: 2027-01-15, until: 2027-01-24, text: Options at a lower fee until 26 January. }]",
  ],
  [
    PRICE,
    "announcements: [{ from: 2027-01-01, until: 2027-01-12, text: Closed until 9 January. }]",
  ],
])("nothing is said of days that agree, or are of something else: %s; %s", (plan, yaml) => {
  const file = yaml.startsWith("announcements") ? "notices" : "pages/home";
  expect(saidOf(plan, [file, `${yaml}\n`])).toEqual([]);
});
