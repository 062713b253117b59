/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { RefundNote } from "@/components/pages/refund-note";
import { loadContent } from "@/lib/checks/checked-content";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const plansOf = (...ids: string[]) =>
  content.services.flatMap(({ plans }) => plans.filter(({ id }) => ids.includes(id)));

/** The note's text for these plans under a rule. */
function noteText(rule: "proportionate" | "fixed-words", ...ids: string[]) {
  const { container } = render(
    <RefundNote
      content={{ ...content, refunds: { ...content.refunds, rule } }}
      plans={plansOf(...ids)}
    />,
  );
  return container.textContent ?? "";
}

test("shows the rule in force and the examples of its plans", () => {
  const text = noteText("proportionate", "equity-basic-6m", "equity-premium-6m");
  expect(text).toContain(content.refunds.proportionate.shortTenure);
  expect(text).not.toContain(content.refunds.proportionate.shortPicks);
  expect(text).toContain(
    "Premium, 6 Months: 60 of 181 days, ₹73,536 of ₹1,10,000, ₹13,236 GST, ₹86,772.",
  );
  expect(text.match(/of 181 days/g)).toHaveLength(1);
});

test("mentions picks for plans of picks", () => {
  const text = noteText("proportionate", "equity-single-pick", "equity-bundle-7");
  expect(text).toContain(content.refunds.proportionate.shortPicks);
  expect(text).not.toContain("days");
  expect(text).toContain("3 of 7 picks, ₹5,714");
});

test("shows the rule that content selects", () => {
  const text = noteText("fixed-words", "equity-premium-6m");
  expect(text).toContain(content.refunds["fixed-words"].shortTenure);
  expect(text).toContain("60 of 181 days, ₹73,536");
  expect(text).not.toContain(content.refunds.proportionate.shortTenure);
});

test("links to the calculator with one of its plans, and to how to stop", () => {
  noteText("proportionate", "equity-basic-6m", "equity-premium-6m");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/refunds?plan=equity-premium-6m#calculator",
    "/refunds#stop",
  ]);
});
