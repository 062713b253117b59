import { formatIssue } from "content-kit";
import { type Findings, parseSource } from "content-kit/sources";
import { content } from "@/__tests__/fixture";
import { checkPlanLinks } from "@/lib/checks/plan-links";

const ONE = "/consent-form?plan=equity-basic-1m";
const SIX = "/consent-form?plan=equity-basic-6m";

/** What is said of a page's words beside links that choose a plan. */
function saidOf(yaml: string): string[] {
  const findings: Findings = { issues: [], warnings: [] };
  const source = parseSource("about.yaml", yaml, findings);
  const prices = { firm: content.firm, services: content.services, usualPrices: new Map() };
  checkPlanLinks(new Map([["pages/about", source]]), prices, "2026-12-01");
  return findings.warnings.map(formatIssue);
}

test.each<[sentence: string, words: string, plan: string]>([
  [`[Begin](${SIX}) for ₹20,000, plus GST.`, "₹20,000", "equity-basic-6m costs ₹90,000"],
  [`[Begin with six months](${ONE}).`, "six months", "equity-basic-1m costs ₹20,000"],
  [`For 6 months, [begin](${ONE}).`, "6 months", "equity-basic-1m costs ₹20,000"],
  [`[Begin with 1 month](${SIX}).`, "1 month", "equity-basic-6m costs ₹90,000"],
  [
    `[Begin](${SIX}) for {{price.equity-basic-1m}}.`,
    "{{price.equity-basic-1m}}",
    "equity-basic-6m",
  ],
  [`[6 months](${ONE}) or [1 month](${SIX}).`, "6 months", "equity-basic-1m costs ₹20,000"],
  [`₹48,000, at https://firm.example${SIX}`, "₹48,000", "equity-basic-6m costs ₹90,000"],
])("%s is told, with what the linked plan is", (sentence, words, plan) => {
  const [said] = saidOf(`text: '${sentence}'\n`);
  expect(said).toContain(`"${words}" is not of the plan that the link chooses: ${plan}`);
});

test("a button's words are held against its own address", () => {
  const [said] = saidOf(`actions:\n  - { label: Begin with 6 months, href: "${ONE}" }\n`);
  expect(said).toContain('"6 months" is not of the plan that the link chooses: equity-basic-1m');
});

test.each([
  `[Begin](${SIX}) for ₹90,000, ₹1,06,200 with GST: ₹15,000 a month.`,
  `[Begin with six months](${SIX}) and save ₹30,000, within the limit of ₹1,51,000 a year.`,
  `[1 month for {{price.equity-basic-1m}}](${ONE}) or [6 months](${SIX}).`,
  "Six months cost ₹48,000. [Write to us](/contact).",
  "[Begin](/consent-form?plan=equity-single-pick), a call of 3 months.",
])("%s is right", (sentence) => {
  expect(saidOf(`text: '${sentence}'\n`)).toEqual([]);
});

test("a fee is quoted without the comma behind it", () => {
  const [said] = saidOf(`text: '[Begin](${SIX}) for ₹48,000, plus GST.'\n`);
  expect(said).toContain('"₹48,000" is not of');
});
