import { content as open } from "@/__tests__/fixture";
import type { CheckedContent as Content } from "@/lib/checks/checked-content";
import { sitePageAt } from "@/lib/site/site-pages";
import { pageGraph } from "@/lib/site/structured-data/page-graph";

const closed: Content = { ...open, notices: { ...open.notices, accepting: false } };
const { heading, form, payment } = open.notices.closed;

test("the structured data has no offers and no price range", () => {
  expect(JSON.stringify(pageGraph(open, "/equity"))).toMatch(/"Offer".*|"priceRange"/);
  expect(JSON.stringify(pageGraph(closed, "/equity"))).not.toMatch(
    /Offer|priceRange|"price"|availability/,
  );
});

test("only pages that sell mention the closure in their description", () => {
  for (const route of ["/", "/services", "/equity"]) {
    const { description } = sitePageAt(open, route);
    expect(sitePageAt(closed, route).description).toBe(`${heading} ${description}`);
  }
  for (const route of ["/contact", "/consent-form"]) {
    expect(sitePageAt(closed, route)).toMatchObject({
      heading: sitePageAt(open, route).heading,
      lede: form.lede,
      description: `${heading} ${form.lede}`,
    });
  }
  expect(sitePageAt(closed, "/bankdetails")).toMatchObject({
    title: payment.heading,
    heading: payment.heading,
    lede: payment.lede,
  });
  for (const route of ["/complaints", "/compliance", "/terms-condition"]) {
    expect(sitePageAt(closed, route)).toEqual(sitePageAt(open, route));
  }
});
