import { formatIssue } from "content-kit";
import type { Facts } from "content-kit/facts";
import { type Findings, parseSource } from "content-kit/sources";
import { type Offer, type Offers, usualPrices } from "@/lib/checks/offers";
import { checkSavings } from "@/lib/checks/savings";
import type { Content } from "@/lib/content/content";

/** Six months of Basic save ₹10,000 of ₹60,000; of Swing ₹12,000 of ₹42,000; seven picks ₹7,493. */
const OPTIONS = [
  { id: "basic-1m", name: "Basic", months: 1, price: 10_000 },
  { id: "basic-6m", name: "Basic", months: 6, price: 50_000 },
  { id: "premium-6m", name: "Premium", months: 6, price: 100_000 },
];
const EQUITY = [
  { id: "swing-1m", name: "Swing", group: "swing", months: 1, price: 7_000 },
  { id: "swing-6m", name: "Swing", group: "swing", months: 6, price: 30_000 },
  { id: "pick", name: "Pick", group: "picks", price: 2_499 },
  { id: "bundle", name: "Bundle", group: "picks", picks: 7, price: 10_000 },
];
const content = {
  firm: { feeCap: 151_000, gstPercent: 18 },
  services: [
    { slug: "options", route: "/options", title: "Options", plans: OPTIONS },
    { slug: "equity", route: "/equity", title: "Equity", plans: EQUITY },
  ],
} as unknown as Pick<Content, "firm" | "services">;
const DAY = "2027-01-10";

const NO_FACTS: Facts = { known: new Map(), unread: new Set() };

/** What is said of a text: mistakes, and what preflight is to ask about. */
function judge(file: string, yaml: string, offers: Offers = new Map()) {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource(`content/${file}.yaml`, yaml, findings);
  const prices = { ...content, offers, usualPrices: usualPrices(offers, DAY) };
  const open = checkSavings(new Map([[file, source]]), prices, NO_FACTS, DAY);
  return { mistakes: findings.issues.map(formatIssue), open };
}

/** A sentence of the page of options. */
const inOptions = (sentence: string) => judge("services/options", `text: "${sentence}"\n`);
/** A sentence of a page that names no service but in this sentence. */
const onHome = (sentence: string) => judge("pages/home", `text: "${sentence}"\n`);

test.each([
  "Six months save ₹10,000.",
  "Save Rs. 10,000 on 6 months.",
  "Save ₹11,800 with GST.",
  "16.7% off for six months",
  "A saving of 17% over single months",
  "Pay ₹50,000 instead of ₹60,000 for 6 months.",
  "A plan at ₹8,333 a month instead of ₹10,000",
  "Now ~~₹60,000~~ for the plan",
  "Six months, one month free",
  "6 महीने में ₹10,000 की बचत",
  "6 महीने का प्लान: 17% छूट",
])("a saving that the prices give passes: %s", (sentence) => {
  expect(inOptions(sentence)).toEqual({ mistakes: [], open: [] });
});

test.each([
  [
    "Six months save ₹12,000.",
    'got "save ₹12,000": basic-6m saves ₹10,000 (16.7%) of ₹60,000, 6 times ₹10,000. Correct it',
  ],
  ["50% OFF on all plans", 'got "50% OFF": basic-6m saves'],
  ["Pay ₹50,000 instead of ₹75,000 for the plan.", 'got "instead of ₹75,000"'],
  ["Plans ~~₹99,000~~ ₹50,000", 'got "~~₹99,000~~"'],
  ["Six months, 3 months free", 'got "3 months free"'],
  ["6 महीने में ₹20,000 की बचत", 'got "₹20,000 की बचत"'],
  ["6 महीने का प्लान: 40% छूट", 'got "40% छूट"'],
])("a saving that the prices do not give is a mistake: %s", (sentence, expected) => {
  const { mistakes } = inOptions(sentence);
  expect(mistakes).toEqual([expect.stringContaining(expected)]);
  expect(mistakes[0]).toMatch(/^content\/services\/options\.yaml:1:\d+ text: expected a saving/);
});

test("a label of a plan is compared with that plan alone, wherever the saving stands in it", () => {
  const label = (tag: string) =>
    judge("services/equity", `plans:\n  - { id: swing-6m, tag: "${tag}" }\n`);
  expect(label("DIWALI OFFER, SAVE ₹12,000")).toEqual({ mistakes: [], open: [] });
  expect(label("DIWALI OFFER, SAVE ₹7,493").mistakes).toEqual([
    expect.stringContaining("swing-6m saves ₹12,000 (28.6%)"),
  ]);
  expect(label("DIWALI OFFER").open).toEqual([
    { fact: "services/equity.plans[0].tag", words: "DIWALI OFFER" },
  ]);
});

test("a sentence is compared with the service and the plan that it names", () => {
  expect(onHome("Options: 6 months save ₹10,000.").mistakes).toEqual([]);
  expect(onHome("Equity: 6 months of Swing save ₹10,000.").mistakes).toEqual([
    expect.stringContaining("swing-6m saves ₹12,000 (28.6%) of ₹42,000, 6 times ₹7,000. Correct"),
  ]);
  expect(onHome("Equity: the Bundle of picks is ₹7,493 cheaper.").mistakes).toEqual([]);
});

test.each([
  "Options Basic for 6 months: ₹50,000 plus GST. Save ₹10,000.",
  "Options, 6 months. You save ₹10,000!",
  "Equity Swing for 6 months: ₹30,000. That is 28.6% less.",
  "Options, 6 months: ₹50,000 plus GST.\\n\\nSave ₹11,800 in all.",
  "Options Basic, 6 महीने: ₹50,000. ₹10,000 की बचत",
])("a saving may be of the plan in the sentence before: %s", (sentence) => {
  expect(onHome(sentence)).toEqual({ mistakes: [], open: [] });
});

test("a bare saving that the plan before it does not give is a mistake, another thing is asked about", () => {
  const plan = "Equity Swing for 6 months: ₹30,000 plus GST.";
  expect(onHome(`${plan} Save ₹10,000.`).mistakes).toEqual([
    expect.stringContaining('got "Save ₹10,000": swing-6m saves ₹12,000'),
  ]);
  expect(onHome(`${plan} A hedge saves ₹5,000.`)).toEqual({
    mistakes: [],
    open: [{ fact: "pages/home.text", words: "saves ₹5,000" }],
  });
});

/** A month of Basic, ₹10,000 today, costs ₹12,500 on other days; six months cost ₹55,000. */
const TODAY = { from: DAY, until: DAY };
const ON_OFFER = new Map<string, Offer[]>([
  ["basic-1m", [{ ...TODAY, price: 10_000, usual: 12_500 }]],
  ["basic-6m", [{ ...TODAY, price: 50_000, usual: 55_000 }]],
]);
const onOffer = (sentence: string) => judge("pages/home", `text: "${sentence}"\n`, ON_OFFER);

test.each([
  "Options Basic, 1 month: 20% off.",
  "Options Basic, 1 month: ₹10,000 instead of ₹12,500.",
  "Options Basic for 1 month: ₹2,500 less",
  "Options Basic for 1 month: ₹2,500 off until Sunday.",
  "Options Basic, 1 month at ₹10,000. Save ₹2,950 with GST.",
  "Options plans ~~₹12,500~~ ₹10,000",
  "Options Basic, 1 month: 20% की छूट",
  "Options Basic, 6 months: ₹5,000 off",
  // Beside its months one by one, as on other days.
  "Options Basic, 6 months: save ₹10,000.",
])("on the days of an offer a saving is also measured against other days: %s", (sentence) => {
  expect(onOffer(sentence)).toEqual({ mistakes: [], open: [] });
});

test("a saving that neither gives is a mistake, and on other days that of the offer is one", () => {
  expect(onOffer("Options Basic, 1 month: 25% off.").mistakes).toEqual([
    expect.stringContaining(
      "basic-1m saves ₹2,500 (20%) of ₹12,500, its price on other days. Correct",
    ),
  ]);
  expect(onHome("Options Basic, 1 month: 20% off.").mistakes).toEqual([
    expect.stringContaining('got "20% off"'),
  ]);
});

test.each([
  ["services/options", "plans:\n  - { id: basic-1m, tag: 20% OFF }\n"],
  ["pages/home", 'text: "Options Basic, 1 month: 20% off."\n'],
])("a saving of other days says which, whether they are over or to come: %s", (file, yaml) => {
  const price = { price: 8_000, usual: 10_000 };
  for (const [from, until, days] of [
    ["2027-01-20", "2027-01-26", "January 20, 2027 to January 26, 2027"],
    ["2027-01-03", "2027-01-09", "January 3, 2027 to January 9, 2027"],
  ] as const) {
    const { mistakes } = judge(file, yaml, new Map([["basic-1m", [{ ...price, from, until }]]]));
    expect(mistakes).toEqual([
      expect.stringMatching(
        `It is right from ${days}, the days of the lower price of basic-1m: give the text the same days`,
      ),
    ]);
  }
});

test.each([
  ["All plans: save ₹10,000.", "save ₹10,000"],
  ["Ask us for a discount.", "discount"],
  ["We never give 20% off.", "20% off"],
  ["A hedge that saves ₹20,000 in a fall", "saves ₹20,000"],
])("what no price can decide is asked about: %s", (sentence, words) => {
  expect(onHome(sentence)).toEqual({ mistakes: [], open: [{ fact: "pages/home.text", words }] });
});

test.each([
  "We give no discounts.",
  "Do not get attracted to limited period discount or other incentive.",
  "In a wide sell-off they may also fall.",
  "The share was ₹200 before.",
  "Save the file first.",
])("what is no saving on a fee is passed over: %s", (sentence) => {
  expect(onHome(sentence)).toEqual({ mistakes: [], open: [] });
});
