/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { content } from "@/__tests__/fixture";
import { Bands } from "@/components/bands/registry";
import { FirmDetails } from "@/components/contact/firm-details";
import { SiteFooter } from "@/components/layout/site-footer";
import { PaymentSlip } from "@/components/payment-slip/payment-slip";
import type { CheckedContent } from "@/lib/checks/checked-content";

// Only a server renders it: it is async.
jest.mock("@/lib/islands/island", () => ({ Island: () => null }));

/** The bands of a page that are of one kind. */
function bandOf(page: string, kind: string) {
  return (shown: CheckedContent) => {
    const bands = content.bandPages.get(page)?.bands ?? [];
    const own = bands.filter((band) => band.kind === kind);
    return <Bands bands={own} file={`pages/${page}`} content={shown} />;
  };
}

const places: [string, (shown: CheckedContent) => ReactElement, string][] = [
  ["the contact page", (shown) => <FirmDetails content={shown} />, "1600 000 000"],
  ["the firm's numbers", bandOf("about", "contacts"), "1600 000 000"],
  [
    "the footer",
    (shown) => <SiteFooter content={shown} />,
    "Advertisement A number, March 2, 2026.",
  ],
  ["the payment slip", (shown) => <PaymentSlip content={shown} />, "Linked since March 2, 2026."],
  ["the filings", bandOf("compliance", "filings"), "Certificate of March 2, 2026, by A name"],
];

test.each(places)("on %s a filing is shown once the firm has supplied it", (_, show, text) => {
  const { container, rerender } = render(show(content));
  expect(container).not.toHaveTextContent(text);
  rerender(show({ ...content, placeholders: new Set() }));
  expect(container).toHaveTextContent(text);
});

test("a page without any filing supplied has no heading for them", () => {
  const none = { ...content, placeholders: new Set(["firm.filings"]) };
  const { container } = render(bandOf("compliance", "filings")(none));
  expect(container).toBeEmptyDOMElement();
});
