import { content } from "@/__tests__/fixture";
import { sitePages } from "@/lib/site/site-pages";
import { pageGraph } from "@/lib/site/structured-data/page-graph";

const ORIGIN = "https://site.example";

interface Node {
  "@type": string;
  [property: string]: unknown;
}

const nodesOf = (route: string) => pageGraph(content, route, ORIGIN)["@graph"] as unknown as Node[];

function nodeOf(route: string, type: string): Node | undefined {
  return nodesOf(route).find((node) => node["@type"] === type);
}

test("the firm is on every page, with its registration and without a rating", () => {
  for (const { route } of sitePages(content)) {
    const firm = nodesOf(route).find((node) => node["@id"] === "https://site.example/#firm");
    expect(firm).toMatchObject({
      legalName: content.firm.legalName,
      identifier: { value: content.firm.registration.number },
    });
    expect(JSON.stringify(nodesOf(route))).not.toMatch(/"(aggregateRating|reviews?|ratingValue)":/);
  }
});

test("the firm has the known properties of a local business", () => {
  const plans = content.services.flatMap((service) => service.plans);
  const amounts = plans.map(({ price }) => price).sort((a, b) => a - b);
  const { priceRange, ...firm } = nodeOf("/", "FinancialService") ?? { "@type": "none" };
  expect(firm).toMatchObject({
    name: content.firm.name,
    feesAndCommissionsSpecification: "https://site.example/services#rates",
    image: "https://site.example/share/home.png",
    telephone: content.firm.phone,
    address: {
      streetAddress: content.firm.address.lines.join(", "),
      addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
    },
  });
  const digits = String(priceRange)
    .split(" - ")
    .map((amount) => Number(amount.replace(/\D/g, "")));
  expect(digits).toEqual([amounts[0], amounts.at(-1)]);
  expect(String(priceRange).length).toBeLessThan(100);
});

test("the firm's address, hours, certificate and contacts are only on pages about it", () => {
  const full = sitePages(content).filter(({ route }) => {
    const node = nodeOf(route, "FinancialService") ?? { "@type": "none" };
    return ["address", "openingHoursSpecification", "hasCertification"].every(
      (property) => property in node,
    );
  });
  expect(full.map(({ route }) => route)).toEqual(["/", "/about", "/compliance", "/contact"]);
});

test("the analyst is a person with the certificate of firm.yaml, who works for the firm", () => {
  const { certificate } = content.firm.analyst;
  expect(nodeOf("/about", "Person")).toMatchObject({
    name: content.firm.legalName,
    jobTitle: content.firm.registration.role,
    worksFor: { "@id": "https://site.example/#firm" },
    hasCertification: {
      certificationIdentification: certificate.number,
      expires: certificate.expires,
    },
  });
  expect(nodeOf("/about", "FinancialService")).toHaveProperty("employee", {
    "@id": nodeOf("/about", "Person")?.["@id"],
  });
  expect(nodeOf("/equity", "Person")).toBeUndefined();
});

test("includes social profiles once the firm has supplied them", () => {
  expect(nodeOf("/", "FinancialService")).not.toHaveProperty("sameAs");
  const social = [
    { name: "X", href: "https://x.example/desk" },
    { name: "YouTube", href: "#" },
  ];
  const [firm] = pageGraph({ ...content, firm: { ...content.firm, social } }, "/", ORIGIN)[
    "@graph"
  ];
  expect(firm).toHaveProperty("sameAs", ["https://x.example/desk"]);
});

test("the about and the contact page have their own types", () => {
  expect(nodeOf("/about", "AboutPage")).toBeDefined();
  expect(nodeOf("/contact", "ContactPage")).toBeDefined();
  expect(nodeOf("/services", "WebPage")).toBeDefined();
});

test("a plan is an offer in rupees before tax, for its months; a fee paid once has none", () => {
  const { hasOfferCatalog: catalog } = JSON.parse(JSON.stringify(nodeOf("/equity", "Service")));
  const offers: Node[] = catalog.itemListElement;
  const offerOf = (id: string) => offers.find(({ url }) => String(url).endsWith(`=${id}`));
  expect(offerOf("equity-premium-6m")).toMatchObject({
    price: 110000,
    priceCurrency: "INR",
    url: "https://site.example/contact?plan=equity-premium-6m",
    eligibleDuration: { "@type": "QuantitativeValue", value: 6, unitCode: "MON" },
    priceSpecification: { price: 110000, valueAddedTaxIncluded: false },
  });
  expect(offerOf("equity-single-pick")).toMatchObject({ price: 2499 });
  expect(JSON.stringify(offerOf("equity-single-pick"))).not.toContain("Duration");
});
