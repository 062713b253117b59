/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { KeyFactsPage } from "@/components/pages/key-facts-page";
import { loadContent } from "@/lib/checks/checked-content";
import { priceOf } from "@/lib/fees/price";
import { boundRule } from "@/lib/fees/refund-examples";
import { formatRupees } from "@/lib/text/format";
import { fixtureContent } from "../../lib/content/load/content-copy";

const content = loadContent(fixtureContent);
const { firm, shared } = content;

function show(changed?: string, shown = content) {
  const [service] = shown.services;
  if (!service) throw new Error("no service");
  render(<KeyFactsPage content={shown} service={service} changed={changed} />);
  return { service, main: within(screen.getByRole("main")) };
}

test("a sheet has each plan with fee, GST and total, under the cap", () => {
  const { service, main } = show();
  const rows = main.getAllByRole("row").slice(1);
  expect(rows).toHaveLength(service.plans.length);
  for (const [index, plan] of service.plans.entries()) {
    const { base, gst, total } = priceOf(plan, firm.gstPercent);
    for (const amount of [base, gst, total]) {
      expect(rows[index]).toHaveTextContent(formatRupees(amount));
    }
    expect(rows[index]).toHaveTextContent(/Fits|Above/);
  }
});

test("a sheet answers for whom, what one can lose, what comes back, how to stop, where to complain", () => {
  const { service, main } = show();
  const rule = boundRule(content.refunds);
  for (const name of [
    shared.suitability.fit,
    shared.suitability.unfit,
    shared.keyFacts.loss,
    rule.heading,
    rule.stop.heading,
    "If something goes wrong",
  ]) {
    expect(main.getByRole("heading", { level: 2, name })).toBeInTheDocument();
  }
  const text = screen.getByRole("main").textContent;
  for (const part of [service.largestLoss, firm.warning, firm.disclaimers[0], firm.legalName]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("SMART ODR");
  expect(text).toContain(firm.analyst.certificate.number);
});

test("a sheet has the day of its last change, and without one calls itself a draft", () => {
  const { main } = show("2026-11-22");
  expect(main.getByText(/^Sheet of November 22, 2026\./)).toBeInTheDocument();
});

test("a sheet that was never committed is a draft", () => {
  const { main } = show();
  expect(main.getByText(/^Draft of /)).toBeInTheDocument();
});

test("while the firm is closed, the sheet says so beside the fees", () => {
  const { main } = show(undefined, {
    ...content,
    notices: { ...content.notices, accepting: false },
  });
  expect(main.getByText(content.notices.closed.plan)).toBeInTheDocument();
});
