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
  const text = noteText("proportionate", "futures-basic-1m", "futures-premium-6m");
  expect(text).toContain("The fee for the days that are left comes back, with the GST on it.");
  expect(text).not.toContain("picks");
  expect(text).toContain(
    "Premium for 6 Months: stop after 60 of 181 days, and ₹73,536 of the fee of ₹1,10,000 comes back with ₹13,236 GST, ₹86,772 in all.",
  );
  expect(text.match(/For example/g)).toHaveLength(1);
});

test("mentions picks for plans of picks", () => {
  const text = noteText("proportionate", "equity-single-pick", "equity-bundle-7");
  expect(text).toContain("The fee for picks not yet sent comes back");
  expect(text).not.toContain("days");
  expect(text).toContain("after 3 of 7 picks, and ₹5,714");
});

test("shows the rule that content selects", () => {
  const text = noteText("fixed-words", "futures-premium-6m");
  expect(text).toContain("the fee does not come back");
  expect(text).toContain("if SEBI cancels our registration after 60 of 181 days, ₹73,536");
  expect(text).not.toContain("Stopping costs nothing");
});

test("links to the calculator with one of its plans, and to how to stop", () => {
  noteText("proportionate", "futures-basic-1m", "futures-premium-6m");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/refunds?plan=futures-premium-6m#calculator",
    "/refunds#stop",
  ]);
});
