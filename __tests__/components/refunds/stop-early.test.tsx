/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { StopEarly } from "@/components/refunds/stop-early";
import { planView } from "@/lib/fees/plan-view";
import { refundExamples, usedText } from "@/lib/fees/refund-examples";
import { fillIn } from "@/lib/text/format";

const { refunds } = content;
const plans = refundExamples(content).map(({ plan }) => plan);
const tenures = plans.filter(({ months }) => months !== undefined).slice(0, 1);
const picks = plans.filter(({ months }) => months === undefined).slice(0, 1);

test.each([
  ["proportionate", tenures, "shortTenure"],
  ["proportionate", picks, "shortPicks"],
  ["proportionate", [...tenures, ...picks], "short"],
  ["fixed-words", tenures, "shortTenure"],
] as const)("under the rule %s: its words and its plans' examples (%#)", (rule, shown, words) => {
  const examples = refundExamples(content).filter(({ plan }) => shown.includes(plan));
  const changed = { ...content, refunds: { ...refunds, rule } };
  render(<StopEarly content={changed} plans={shown} />);
  expect(examples).toHaveLength(shown.length);
  for (const { service, plan, refund } of examples) {
    const { shortName } = planView(service, plan, content.firm.gstPercent);
    const used = usedText(plan, refund, refunds.examples);
    const name = plan.months === undefined ? plan.name : shortName;
    const bar = fillIn(refunds.examples.bar, { plan: name, used });
    expect(screen.getByText(bar)).toBeVisible();
  }
  expect(screen.getByText(refunds[rule][words])).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/refunds?plan=${examples[0]?.plan.id}#calculator`,
    "/refunds#stop",
  ]);
});
