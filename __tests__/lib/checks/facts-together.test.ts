import { formatIssue } from "content-kit";
import { type Findings, parseSource } from "content-kit/sources";
import { content } from "@/__tests__/fixture";
import { checkComparedDays, checkFirmFacts } from "@/lib/checks/firm-facts";
import { checkPlanTerms } from "@/lib/checks/plan-terms";
import { checkRepeatedFacts } from "@/lib/checks/repeated-facts";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";

type Firm = Content["firm"];

const DAY = "2026-11-27";

/** Facts that contradict nothing. */
const FIRM: Firm = {
  ...content.firm,
  site: "https://www.desk.example",
  email: { general: "a@desk.example", support: "b@desk.example", grievance: "c@mail.desk.example" },
  gstin: "29AAGCB7383J1Z4",
  address: { ...content.firm.address, state: "Karnataka" },
  bank: { ...content.firm.bank, bank: "HDFC Bank", ifsc: "HDFC0001234", account: "5010 0123 4567" },
  upi: { id: "desk.ra@validhdfc" },
  filings: {
    ...content.firm.filings,
    accountLinked: "2026-10-01",
    advertisement: { reference: "1", date: "2026-10-01" },
    darkPatterns: { date: "2026-10-01", by: "A Person" },
  },
};

/** What is said of the firm's facts: mistakes, then warnings. */
function saidOfFirm(changes: Partial<Firm>): string[] {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource("firm.yaml", "name: A\n", findings);
  checkFirmFacts(source, { firm: { ...FIRM, ...changes } }, DAY);
  return [...findings.issues, ...findings.warnings].map(formatIssue);
}

test("facts of the firm that agree have no mistake", () => {
  expect(saidOfFirm({})).toEqual([]);
  expect(
    saidOfFirm({ bank: { ...FIRM.bank, bank: "State Bank of India", ifsc: "SBIN0001234" } }),
  ).toEqual([]);
  // A bank that is not in the table is not judged.
  expect(
    saidOfFirm({ bank: { ...FIRM.bank, bank: "A Village Bank", ifsc: "AVBX0001234" } }),
  ).toEqual([]);
});

test.each<[what: string, changes: Partial<Firm>, expected: string]>([
  [
    "an IFSC of another bank",
    { bank: { ...FIRM.bank, ifsc: "SBIN0001234" } },
    "bank.ifsc: expected the IFSC of HDFC Bank, got one that begins with SBIN",
  ],
  [
    "a short account",
    { bank: { ...FIRM.bank, account: "1234" } },
    'bank.account: expected an account number of 9 to 18 digits, got "1234"',
  ],
  [
    "a GSTIN with a mistyped sign",
    { gstin: "29AAGCB7383J1Z5" },
    "gstin: expected a GSTIN whose last sign fits the others, got 29AAGCB7383J1Z5",
  ],
  [
    "a GSTIN of another state",
    { gstin: "27AAPFU0939F1ZV" },
    "gstin: expected a GSTIN of Karnataka, the state of the address, got 27 of Maharashtra",
  ],
  [
    "a registration to come",
    { registration: { ...FIRM.registration, validFrom: "2026-11-28" } },
    "registration.validFrom: expected a day up to today, got 2026-11-28",
  ],
  [
    "a filing to come",
    { filings: { ...FIRM.filings, accountLinked: "2027-01-01" } },
    "filings.accountLinked: expected a day up to today, got 2027-01-01",
  ],
  [
    "no financial year",
    { audits: [{ year: "2025-2027", status: "Done" }] },
    "audits[0].year: expected 2025-2026, got 2025-2027",
  ],
  [
    "a year to come",
    { audits: [{ year: "2027-2028", status: "Done" }] },
    "audits[0].year: expected a year that has begun",
  ],
  [
    "a rate of GST with a digit too many",
    { gstPercent: 180 },
    "gstPercent: expected a percentage from 5 to 40",
  ],
  [
    "an address that anybody can have",
    { email: { ...FIRM.email, support: "desk@gmail.com" } },
    "email.support: this address is at gmail.com, the site is desk.example: anybody",
  ],
  [
    "an address of another domain",
    { email: { ...FIRM.email, support: "a@desk-example.in" } },
    "email.support: this address is at desk-example.in, the site is desk.example: is it",
  ],
])("%s is told", (_, changes, expected) => {
  expect(saidOfFirm(changes)).toEqual([expect.stringContaining(expected)]);
});

test("a fact that was compared on a day to come was not", () => {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource("sources.yaml", "a: b\n", findings);
  const losses = { ...content.sources.losses, checked: "2026-11-28" };
  checkComparedDays(source, { sources: { ...content.sources, losses } }, DAY);
  expect(findings.issues.map(formatIssue)).toEqual([
    expect.stringContaining("losses.checked: expected a day up to today, got 2026-11-28"),
  ]);
});

const PLANS = `plans:
  - { id: a-1m, name: Basic, months: 1, price: 10000, features: [Calls] }
  - { id: a-6m, name: Basic, months: 6, price: 50000, features: [Calls] }
  - { id: one, group: picks, name: One, price: 2499, features: [One] }
  - { id: seven, group: picks, name: Seven, picks: 7, price: 10000, perPick: 1428, features: [7] }
`;

/** What is said of plans after a change: mistakes, then warnings. */
function saidOfPlans(from: string, to: string): string[] {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource("f", PLANS.replace(from, to), findings);
  checkPlanTerms(source, source.data as Pick<Service, "plans">, 151_000);
  return [...findings.issues, ...findings.warnings].map(formatIssue);
}

test("plans whose months, prices and words agree have no mistake", () => {
  expect(saidOfPlans("", "")).toEqual([]);
});

test.each([
  [
    "a-6m, name: Basic, months: 6",
    "a-24m, name: Basic, months: 24",
    "plans[1].months: expected at most 12 months",
  ],
  ["id: a-6m", "id: a-3m", "plans[1].months: a-3m has 6 months here and 3 in its id"],
  [
    "id: a-6m, name: Basic, months: 6",
    "id: b, name: Basic, months: 1",
    "plans[1].name: expected a name or a tenure of its own, got those of a-1m, at ₹10,000",
  ],
  [
    "perPick: 1428",
    "perPick: 1000",
    "plans[3].perPick: 1000 is not the fee of ₹10,000 for each of 7, and pages show 1429",
  ],
  ["price: 50000", "price: 61000", "plans[1].price: ₹61,000 is more than 6 single months, ₹60,000"],
  ["price: 2499", "price: 24990", "plans[3].price: ₹10,000 for 7 picks, ₹24,990 for one"],
  [
    "features: [One]",
    "features: [Price including GST]",
    'plans[2].features[0]: expected nothing of GST, as the price is before it and the page adds it, got "including GST"',
  ],
  [
    "50000, features: [Calls]",
    "50000, features: [Calls for 12 months]",
    'plans[1].features[0]: "12 months" stands in a plan of 6 months',
  ],
])("%s changed to %s is told", (from, to, expected) => {
  expect(saidOfPlans(from, to)).toEqual([expect.stringContaining(expected)]);
});

/** What is said of a sentence of a page: mistakes, then warnings. */
function saidOf(sentence: string): string[] {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource("about.yaml", `text: '${sentence}'\n`, findings);
  const prices = { firm: FIRM, services: content.services, usualPrices: new Map() };
  checkRepeatedFacts(new Map([["pages/about", source]]), prices, "2026-12-01");
  return [...findings.issues, ...findings.warnings].map(formatIssue);
}

const [equity] = content.services;

test.each([
  `Our number is ${FIRM.registration.number}.`,
  "Pay to desk.ra@validhdfc, account 501001234567, IFSC HDFC0001234.",
  `All fees plus ${FIRM.gstPercent}% GST.`,
  `We answer within ${FIRM.responseTime}.`,
  `We verify payments within ${FIRM.paymentVerification}.`,
  "We answer within {{firm.data.limits.answerDays}} days.",
  `The ${equity?.title} plan costs ₹90,000.`,
  "Shares of ₹12,345 in a plan",
])("a text that repeats a fact rightly passes: %s", (sentence) => {
  expect(saidOf(sentence)).toEqual([]);
});

test.each([
  [
    "Our number is INH000000001.",
    '"INH000000001" is not {{firm.registration.number}}, which is INH000020420',
  ],
  [
    "Pay to other.ra@validhdfc.",
    '"other.ra@validhdfc" is not {{firm.upi.id}}, which is desk.ra@validhdfc',
  ],
  ["Account no. 123456789012", "is not {{firm.bank.account}}, which is 5010 0123 4567"],
  ["IFSC HDFC0004321", '"HDFC0004321" is not {{firm.bank.ifsc}}, which is HDFC0001234'],
  ["All fees plus 12% GST.", '"12% GST" is not {{firm.gstPercent}}, which is 18%'],
  ["GST at 12% is added.", '"GST at 12%" is not {{firm.gstPercent}}, which is 18%'],
  ["We answer within 48 hours.", "is not {{firm.responseTime}}, which is"],
  ["We verify payments within 2 hours.", "is not {{firm.paymentVerification}}, which is"],
  ["Premium costs ₹9,999 a month.", "₹9,999 is no plan’s price, total or part of one"],
  ["The Equity Research plan costs ₹8,123.", "₹8,123 is no plan’s price, total or part of one"],
])("a text that repeats a fact wrongly is told: %s", (sentence, expected) => {
  expect(saidOf(sentence)).toEqual([expect.stringContaining(expected.replace("’", "'"))]);
});
