import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { content } from "@/__tests__/fixture";
import ContentPage from "@/app/[...page]/page";
import BankDetailsPage from "@/app/bankdetails/page";
import ConsentFormPage from "@/app/consent-form/page";
import ContactPage from "@/app/contact/page";
import HomePage from "@/app/page";
import ServicesPage from "@/app/services/page";
import { getContent } from "@/lib/checks/checked-content";
import { formatRupees } from "@/lib/text/format";

jest.mock("@/lib/checks/checked-content", () => ({
  ...jest.requireActual("@/lib/checks/checked-content"),
  getContent: jest.fn(),
}));

const { firm, notices } = content;
const { closed } = notices;
const [service] = content.services;
if (!service) throw new Error("The fixture has no service.");

const serviceUrl = { params: Promise.resolve({ page: [service.slug] }) };

/** By route, what Next renders there. */
const PAGES: Record<string, () => ReactNode | Promise<ReactNode>> = {
  "/": HomePage,
  "/services": ServicesPage,
  "/contact": ContactPage,
  "/bankdetails": BankDetailsPage,
  "/consent-form": ConsentFormPage,
  [service.route]: () => ContentPage(serviceUrl),
};
const pages = Object.keys(PAGES);

async function htmlOf(route: string, accepting: boolean): Promise<string> {
  jest.mocked(getContent).mockReturnValue({ ...content, notices: { ...notices, accepting } });
  const { prelude } = await prerenderToNodeStream(await PAGES[route]?.());
  return (await text(prelude)).replaceAll("<!-- -->", "");
}

/** What leads to a form or to a payment. */
const SELLING = new RegExp(
  [
    'data-island="(inquiry|consent)-form"',
    "upi-qr",
    "contact\\?plan=",
    ...[firm.bank.account, firm.bank.ifsc, firm.upi.id],
  ].join("|"),
);

test.each(pages)(
  "closed, the page %s has the notice instead of forms and payment",
  async (page) => {
    const html = await htmlOf(page, false);
    expect(html).toContain(closed.heading);
    expect(html).not.toMatch(SELLING);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(await htmlOf(page, true)).not.toContain(closed.heading);
  },
);

test.each(["/contact", "/bankdetails", "/consent-form", service.route])(
  "open, the page %s sells",
  async (page) => expect(await htmlOf(page, true)).toMatch(SELLING),
);

test("closed, prices stay, with the closed words beside them", async () => {
  const html = await htmlOf(service.route, false);
  for (const { price } of service.plans) expect(html).toContain(formatRupees(price));
  expect(html.split(closed.plan).length - 1).toBeGreaterThanOrEqual(service.plans.length);
});

test.each(["/contact", "/consent-form"] as const)(
  "closed, %s says why and names the phone",
  async (page) => {
    const html = await htmlOf(page, false);
    expect(html).toContain(closed.form.lede);
    expect(html).toContain(firm.phone);
  },
);
