/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { RefundNote } from "@/components/pages/refund-note";
import { loadContent } from "@/lib/checks/checked-content";
import { exampleSentence, refundExamples } from "@/lib/fees/refund-examples";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { refunds } = content;
const examples = refundExamples(content);
const exampleOf = (isTenure: boolean) =>
  examples.filter(({ plan }) => (plan.months !== undefined) === isTenure).slice(0, 1);

test.each([
  ["proportionate", true, "shortTenure"],
  ["proportionate", false, "shortPicks"],
  ["fixed-words", true, "shortTenure"],
] as const)("under the rule %s, for tenures %s: its words and its plans' examples", (...row) => {
  const [rule, isTenure, words] = row;
  const [example] = exampleOf(isTenure);
  if (!example) throw new Error("no worked example in the fixture");
  const changed = { ...content, refunds: { ...refunds, rule } };
  const { container } = render(<RefundNote content={changed} plans={[example.plan]} />);
  const sentences = [...container.querySelectorAll(".flow p")].map((one) => one.textContent);
  expect(sentences).toEqual([refunds[rule][words], exampleSentence(example, refunds[rule])]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/refunds?plan=${example.plan.id}#calculator`,
    "/refunds#stop",
  ]);
});
