/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { content } from "@/__tests__/fixture";
import { Papers } from "@/components/bands/examples/papers";
import { callOf } from "@/lib/sample/call-trade";
import { formatMoment } from "@/lib/text/format";

const { sample } = content;
const call = {
  ...callOf(sample, "swing"),
  words: { "Size rule": "A tenth.", Reason: "It rose on volume.", Note: "A hearing on Friday." },
};

beforeEach(() => {
  const items = ["Read", "Plan", "Do"].map((title) => ({ title, text: `${title}.` }));
  const more = { label: "All examples", href: "/sample" };
  const band = { kind: "papers", heading: "How we work", message: "swing", more, items } as const;
  const shown = { ...content, sample: { ...sample, messages: [call] } };
  render(<Papers {...band} content={shown} ground="paper" figureNumber={0} path="bands[0]" />);
});

test("shows the call once and its end once, each in a step of its own", () => {
  const name = `${call.title}, ${formatMoment(call.sent)}`;
  const asCall = screen.getByRole("article", { name });
  const asEnd = screen.getByRole("article", {
    name: `${call.title}: ${sample.labels.outcomes[call.end.outcome]}`,
  });
  expect(asCall.closest("li")).not.toBe(asEnd.closest("li"));
});

test("of the call, shows its levels and none of its sentences", () => {
  expect(screen.getByText("612 to 616")).toBeVisible();
  expect(screen.queryByText("It rose on volume.", { exact: false })).toBeNull();
  expect(screen.queryByText("A tenth.", { exact: false })).toBeNull();
  expect(screen.queryByText("A hearing on Friday.", { exact: false })).toBeNull();
});
