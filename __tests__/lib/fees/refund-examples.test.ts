import { content } from "@/__tests__/fixture";
import {
  exampleSentence,
  exampleSentences,
  refundExamples,
  usedText,
} from "@/lib/fees/refund-examples";

const rule = content.refunds.proportionate;
const words = {
  ...rule,
  example: "{plan}, {tenure}: {back} of {fee}",
  examplePicks: "{gst} {total}",
};

test("the worked examples are of the plans they name, in content's order", () => {
  const examples = refundExamples(content);
  expect(examples.map(({ service, plan }) => [service.title, plan.id])).toEqual([
    ["Equity Research", "equity-bundle-7"],
    ["Equity Research", "equity-premium-6m"],
  ]);
  expect(examples.map(({ refund }) => refund)).toEqual([
    { of: 7, used: 3, kept: 4_286, back: 5_714, gstBack: 1_029, total: 6_743 },
    { of: 181, used: 60, kept: 36_464, back: 73_536, gstBack: 13_236, total: 86_772 },
  ]);
});

test("an example is a sentence on picks or on days", () => {
  const [picks, days] = refundExamples(content).map((example) => exampleSentence(example, words));
  expect(picks).toBe("₹1,029 ₹6,743");
  expect(days).toBe("Premium, 6 Months: ₹73,536 of ₹1,10,000");
});

const { examples } = content.refunds;

test.each([
  ["picks", examples.items],
  ["a tenure", examples.items.toReversed()],
])("the rule has an example of a tenure, then one of picks: content begins with %s", (_, items) => {
  const refunds = {
    ...content.refunds,
    examples: { ...examples, items },
    rule: "proportionate" as const,
    proportionate: words,
  };
  expect(exampleSentences({ ...content, refunds })).toEqual([
    "Premium, 6 Months: ₹73,536 of ₹1,10,000",
    "₹1,029 ₹6,743",
  ]);
});

test("what was used is counted in days, or in picks", () => {
  const units = { days: "{used} of {of} days", picks: "{used} of {of} picks" };
  expect(usedText({ months: 6 }, { used: 60, of: 181 }, units)).toBe("60 of 181 days");
  expect(usedText({}, { used: 3, of: 7 }, units)).toBe("3 of 7 picks");
});
