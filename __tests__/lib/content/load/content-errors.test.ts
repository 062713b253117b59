import { loadContent } from "@/lib/checks/checked-content";
import { ContentError } from "@/lib/content/load/content-error";
import { ContentCopy, fixtureContent } from "./content-copy";

const real = loadContent(fixtureContent);
const clauses = (name: string) => real.policies.get(name)?.clauses.length ?? 0;

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => copy.dispose());

/** Puts plans before those a service has, so that the first is `plans[0]`. */
function addPlans(service: string, ...plans: string[]) {
  const items = plans.map((plan) => `  - { ${plan}, features: [Calls] }`);
  return copy.edit(`services/${service}.yaml`, /^plans:$/m, ["plans:", ...items].join("\n"));
}

const kinds =
  "prose, steps, statements, ruled-list, checklist, comparison, risk-framework, audiences, suitability, facts, clauses, figure, rate-card, faq, picture, download, people, analyst, audits, contacts, notes";

test("the site's own content has no mistake", () => {
  expect(copy.mistakes()).toEqual([]);
});

test("the error names itself and counts its mistakes", () => {
  copy.edit("firm.yaml", /gstPercent: \d+/, "gstPercent: none");
  expect(() => loadContent(copy.root)).toThrow(ContentError);
  expect(() => loadContent(copy.root)).toThrow(/^1 mistake in content:\n {2}content\/firm\.yaml:/);
});

describe("a value that does not fit", () => {
  test("a price in words", () => {
    const at = copy.edit("services/futures.yaml", /price: \d+/, 'price: "1 lakh"');
    expect(copy.mistakes()).toEqual([
      `${at('"1 lakh"')} plans[0].price: expected a whole number of rupees, got "1 lakh": write 100000`,
    ]);
  });

  test("a price with paise", () => {
    const at = copy.edit("services/futures.yaml", /price: \d+/, "price: 99.5");
    expect(copy.mistakes()).toEqual([
      `${at("99.5")} plans[0].price: expected a whole number of rupees, got 99.5`,
    ]);
  });

  test("a day that no calendar has", () => {
    const at = copy.edit("firm.yaml", /validTo: \S+/, "validTo: 2030-02-30");
    expect(copy.mistakes()).toEqual([
      `${at("2030-02-30")} registration.validTo: expected a date such as 2030-05-13, got "2030-02-30": February 2030 has 28 days`,
    ]);
  });

  test("a number where text belongs", () => {
    const at = copy.edit("pages/not-found.yaml", /^heading: .*/m, "heading: 404");
    expect(copy.mistakes()).toEqual([
      `${at("404")} heading: expected text, got 404: put quotes round it, "404"`,
    ]);
  });

  test("text where a group belongs", () => {
    const at = copy.edit("pages/not-found.yaml", /^meta:\n(?: .*\n)+/m, "meta: Not found\n");
    expect(copy.mistakes()).toEqual([
      `${at("Not found")} meta: expected a group of keys, got "Not found"`,
    ]);
  });

  test("a button label that is not one of the two", () => {
    const at = copy.edit("services/options.yaml", /^cta: .*/m, "cta: Buy now");
    expect(copy.mistakes()).toEqual([
      `${at("Buy now")} cta: expected "Subscribe" or "Get Started", got "Buy now"`,
    ]);
  });

  test("a kind of block that no component shows", () => {
    const at = copy.edit("pages/about.yaml", /kind: prose/, "kind: poem");
    expect(copy.mistakes()).toEqual([
      `${at("poem")} blocks[0].kind: expected one of the kinds ${kinds}, got "poem"`,
    ]);
  });

  test("plans on a page that is no service", () => {
    const at = copy.edit(
      "pages/about.yaml",
      /^blocks:$/m,
      "blocks:\n  - kind: rate-card\n    heading: Fees",
    );
    expect(copy.mistakes()).toEqual([
      `${at("rate-card")} blocks[0].kind: expected another kind, got "rate-card": services alone have plans, take this block out and link to one of them`,
    ]);
  });

  test("a list without an entry", () => {
    const at = copy.edit("pages/about.yaml", /^blocks:\n[\s\S]*/m, "blocks: []\n");
    expect(copy.mistakes()).toContain(
      `${at("[]")} blocks: expected at least 1 entry, got a list of 0`,
    );
  });

  test("a file that was emptied", () => {
    copy.write("testimonials.yaml", "");
    expect(copy.mistakes()).toEqual([
      "content/testimonials.yaml:1:1 expected a group of keys, got nothing",
    ]);
  });
});

describe("keys", () => {
  test("a missing key is reported at the group that lacks it", () => {
    const at = copy.edit("services/hedging.yaml", /^ {2}subheading: >-\n(?: {4}.*\n)+/m, "");
    expect(copy.mistakes()).toEqual([
      `${at("heading:")} banner.subheading: expected text, got nothing: the key is missing`,
    ]);
  });

  test("an unknown key is reported at the key", () => {
    const at = copy.edit("firm.yaml", /^gstPercent/m, "gstPercentage: 18\ngstPercent");
    expect(copy.mistakes()).toEqual([
      `${at("gstPercentage")} gstPercentage: expected no such key, got the unknown key "gstPercentage": did you mean gstPercent?`,
    ]);
  });

  test("a key given twice", () => {
    const at = copy.edit("shared.yaml", /^chat: .*/m, "$&\nchat: Again");
    const line = Number(at("chat: Again").split(":")[1]) - 1;
    expect(copy.mistakes()).toEqual([
      `${at("chat: Again")} "chat" stands twice in this group, first in line ${line}: delete one of them`,
    ]);
  });

  test("a misspelt placeholder tag", () => {
    const at = copy.edit("firm.yaml", /: !placeholder/, ": !placeholdr");
    expect(copy.mistakes()).toEqual([
      `${at("!placeholdr")} expected the mark !placeholder, got !placeholdr`,
    ]);
  });
});

describe("a file that cannot be read is one mistake, whatever names its facts", () => {
  test.each([
    ["the firm's", "firm.yaml"],
    ["a service's", "services/futures.yaml"],
    ["a page's", "pages/about.yaml"],
  ])("%s file with a quote left open", (_, file) => {
    const at = copy.edit(file, /$/, 'last: "open');
    expect(copy.mistakes()).toEqual([
      `${at('"open')} the text begins with " and never ends: add " at its end`,
    ]);
  });
});

describe("links", () => {
  test("a button that leads to no page", () => {
    const at = copy.edit("shared.yaml", /href: \/contact/, "href: /nowhere");
    expect(copy.mistakes()).toEqual([
      `${at("/nowhere")} callToAction.primary.href: expected a page of this site, got the unknown link "/nowhere"`,
    ]);
  });

  test("an address that is neither a page nor https", () => {
    const at = copy.edit("shared.yaml", /href: \/contact/, "href: http://example.com");
    expect(copy.mistakes()).toEqual([
      `${at("http://")} callToAction.primary.href: expected an address that begins with https://, got "http://example.com"`,
    ]);
  });

  test("a Markdown link that leads to no page", () => {
    const at = copy.edit(
      "pages/not-found.yaml",
      /^text: >-\n(?: .*\n)+/m,
      "text: Go to [the shop](/shop#top).\n",
    );
    expect(copy.mistakes()).toEqual([
      `${at("/shop#top")} text: expected a page of this site, got the unknown link "/shop"`,
    ]);
  });

  test.each([
    ["a button", "shared.yaml", /href: \/contact/, (file: string) => `href: ${file}`],
    ["Markdown", "pages/about.yaml", /(?=SEBI granted our)/, (file: string) => `[Read](${file}). `],
  ])("a file in public/ may be linked from %s, if it is there", (_, page, from, link) => {
    copy.edit(page, from, link("/brochure.pdf"));
    expect(copy.mistakes()).toEqual([]);
    copy.edit(page, /\/brochure\.pdf/, "/lost.pdf");
    expect(copy.mistakes()).toEqual([
      expect.stringContaining(
        'expected a file in public/, got "/lost.pdf", which is not there: put it there, or correct the name',
      ),
    ]);
  });

  test("a redirect that leads to no page", () => {
    const at = copy.edit("redirects.yaml", /$/, "/old-page: /nowhere\n");
    expect(copy.mistakes()).toEqual([
      `${at("/nowhere")} /old-page: expected a page of this site, got the unknown link "/nowhere"`,
    ]);
  });

  test("a redirect away from a page that exists", () => {
    const at = copy.edit("redirects.yaml", /$/, "/about: /contact\n");
    expect(copy.mistakes()).toEqual([
      `${at("/about: /contact")} /about: expected an address without a page, got "/about": this page would be hidden, delete the line`,
    ]);
  });

  test.each([
    ["a page and a policy", "pages/about.yaml", "pages/privacy-policy.yaml"],
    ["a page and a service", "services/futures.yaml", "services/about.yaml"],
  ])("%s with the same address", (_, from, to) => {
    copy.write(to, copy.read(from));
    const clash =
      to === "services/about.yaml"
        ? "content/services/about.yaml:1:1 expected an address of its own, got /about, which content/pages/about.yaml has"
        : "content/policies/privacy-policy.md:1:1 expected an address of its own, got /privacy-policy, which content/pages/privacy-policy.yaml has";
    expect(copy.mistakes()).toContain(clash);
  });

  test("a page whose layout is its own is missing", () => {
    copy.remove("pages/not-found.yaml");
    expect(copy.mistakes()).toEqual([
      "content/pages/not-found.yaml:1:1 expected this file, got nothing: a page with a layout of its own needs it",
    ]);
  });
});

describe("references", () => {
  test("an unknown fact in YAML", () => {
    const at = copy.edit("pages/not-found.yaml", /^phone: .*/m, "phone: Fax {{firm.fax}}");
    expect(copy.mistakes()).toEqual([
      `${at("{{firm.fax}}")} phone: expected a known fact, got {{firm.fax}}`,
    ]);
  });

  test("the price of a plan that does not exist", () => {
    const at = copy.edit("pages/not-found.yaml", /^phone: .*/m, "phone: From {{price.gold-1m}}");
    expect(copy.mistakes()).toEqual([
      `${at("{{price.gold")} phone: expected a known fact, got {{price.gold-1m}}`,
    ]);
  });

  test("the id of a plan that was renamed leads to no other plan", () => {
    copy.edit("services/futures.yaml", /id: futures-basic-1m/, "id: futures-start-1m");
    expect(copy.mistakes()[0]).toMatch(
      /got \{\{price.futures-basic-1m\}\}: no plan has this id, write one of price.futures-start-1m, /,
    );
  });

  test("an address of one line is one", () => {
    copy.edit("firm.yaml", /lines: .*/, "lines: [One line]");
    expect(copy.mistakes()).toEqual([]);
  });

  test("an unknown fact in a policy is reported at the reference itself", () => {
    const clause = clauses("terms-condition");
    const at = copy.edit(
      "policies/terms-condition.md",
      /$/,
      "\n## Extra {#extra}\n\nSend a fax to {{firm.fax}} at night.\n",
    );
    expect(copy.mistakes()).toEqual([
      `${at("{{firm.fax}}")} clauses[${clause}]: expected a known fact, got {{firm.fax}}`,
    ]);
  });
});

describe("plans", () => {
  test("an id that another service has", () => {
    const taken = real.services.find(({ slug }) => slug === "futures")?.plans[0]?.id ?? "";
    const at = addPlans("options", `id: ${taken}, name: Extra, months: 1, price: 1000`);
    expect(copy.mistakes()).toEqual([
      `${at(taken)} plans[0].id: expected an id of its own, got "${taken}", which is in content/services/futures.yaml`,
    ]);
  });

  test("a second recommended plan on a page", () => {
    const at = addPlans(
      "futures",
      "id: extra-1, name: One, months: 1, price: 1000, recommended: true, why: Good",
      "id: extra-2, name: Two, recommended: true, months: 1, price: 1000, why: Good",
    );
    const [line, column] = at("recommended: true, months").split(":").slice(1).map(Number);
    expect(copy.mistakes()).toContain(
      `content/services/futures.yaml:${line}:${(column ?? 0) + "recommended: ".length} plans[1].recommended: expected one recommended plan a page, got a second`,
    );
  });

  test("a label without a reason, and a reason without a label", () => {
    const at = addPlans(
      "futures",
      "id: extra-1m, name: Extra, months: 1, price: 1000, tag: NEW",
      "id: extra-6m, name: Extra, months: 6, price: 5000, why: Because",
    );
    expect(copy.mistakes()).toEqual([
      `${at("NEW")} plans[0].tag: expected why: beside it, the reason for the label, got none`,
      `${at("Because")} plans[1].why: expected no reason on a plan without tag and recommended, where nothing shows it`,
    ]);
  });

  test("a saving that is not what six single months cost more", () => {
    const at = addPlans(
      "futures",
      "id: extra-1m, name: Extra, months: 1, price: 1000",
      "id: extra-6m, name: Extra, months: 6, price: 5000, tag: 'SAVE ₹2,000', why: Less",
    );
    expect(copy.mistakes()).toEqual([
      `${at("'SAVE ₹2,000'")} plans[1].tag: expected "SAVE ₹1,000", got "SAVE ₹2,000"`,
    ]);
  });

  test("a true saving is no mistake", () => {
    addPlans(
      "futures",
      "id: extra-1m, name: Extra, months: 1, price: 1000",
      "id: extra-6m, name: Extra, months: 6, price: 5000, tag: 'SAVE ₹1,000', why: Less",
    );
    expect(copy.mistakes()).toEqual([]);
  });

  test("a plan that no rate card shows", () => {
    const at = addPlans(
      "equity",
      "id: extra-1m, group: other, name: Extra, months: 1, price: 1000",
    );
    expect(copy.mistakes()).toEqual([
      `${at("{ id: extra-1m")} plans[0]: expected one rate-card block that shows this plan, got 0: add a rate-card with group: other, or change the group`,
    ]);
  });

  test("a rate card for a group that no plan has", () => {
    const at = copy.edit(
      "services/equity.yaml",
      /^blocks:$/m,
      "blocks:\n  - { kind: rate-card, group: other, heading: Other plans }",
    );
    expect(copy.mistakes()).toEqual([
      `${at("other,")} blocks[0].group: expected a group of the plans below, got "other": they have picks, swing, intraday`,
    ]);
  });
});

describe("policies", () => {
  test("front matter is missing", () => {
    copy.write("policies/terms-condition.md", "## About {#about}\n\nText.\n");
    expect(copy.mistakes()).toEqual([
      "content/policies/terms-condition.md:1:1 expected front matter between two lines of ---, the first of them at the top of the file",
    ]);
  });

  test("a mistake in front matter keeps the file's own line numbers", () => {
    const at = copy.edit("policies/terms-condition.md", /^lastUpdated: .*/m, "lastUpdated: soon");
    expect(copy.mistakes()).toEqual([
      `${at("soon")} lastUpdated: expected "today" or "version", got "soon"`,
    ]);
  });

  test("an anchor that an earlier clause has", () => {
    const name = "terms-condition";
    const first = real.policies.get(name)?.clauses[0]?.id ?? "";
    const at = copy.edit(`policies/${name}.md`, /$/, `\n## Once more {#${first}}\n\nText.\n`);
    expect(copy.mistakes()).toEqual([
      `${at("## Once more")} clauses[${clauses(name)}]: expected an anchor of its own, got a second "${first}"`,
    ]);
  });

  test("a heading without an anchor", () => {
    const name = "privacy-policy";
    const at = copy.edit(`policies/${name}.md`, /$/, "\n## Cookies\n\nNone.\n");
    expect(copy.mistakes()).toEqual([
      `${at("## Cookies")} clauses[${clauses(name)}]: expected "## Heading {#anchor}", got "## Cookies": add its anchor at the end, a word in small letters such as {#refunds}, for links to this clause`,
    ]);
  });

  test("a heading of another kind is one mistake, whatever stands below it", () => {
    const at = copy.edit("policies/terms-condition.md", /^## .*$/m, "# About");
    expect(copy.mistakes()).toEqual([
      expect.stringContaining(`${at("# About")} clauses[0]: expected "## Heading {#anchor}"`),
    ]);
  });

  test("text before the first heading", () => {
    const at = copy.edit("policies/terms-condition.md", /^---\n\n/m, "---\n\nHello.\n\n");
    expect(copy.mistakes()).toEqual([
      `${at("Hello.")} clauses[0]: expected a "## Heading {#anchor}" first, got "Hello."`,
    ]);
  });

  test("unknown links, each at its own place even where a known address begins alike", () => {
    const name = "terms-condition";
    const clause = clauses(name);
    const at = copy.edit(
      `policies/${name}.md`,
      /$/,
      "\n## Extra {#extra}\n\nThe [form](/consent-form), [one](/consent) and\n[two](/consent#b).\n",
    );
    const message = `clauses[${clause}]: expected a page of this site, got the unknown link "/consent": did you mean /consent-form?`;
    expect(copy.mistakes()).toEqual([
      `${at("](/consent) and")} ${message}`,
      `${at("](/consent#b)")} ${message}`,
    ]);
  });
});

test("mistakes in several files are reported together", () => {
  const price = copy.edit("services/futures.yaml", /price: \d+/, "price: free");
  const email = copy.edit("firm.yaml", /grievance: .*/, "grievance: by post");
  const link = copy.edit("shared.yaml", /href: \/contact/, "href: /nowhere");
  copy.edit("complaints/annual.csv", /0$/m, "x");
  copy.edit("policies/terms-condition.md", /$/, "\n## Extra\n");
  const mistakes = copy.mistakes();
  expect(mistakes).toHaveLength(5);
  expect(mistakes).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`${price("free")} plans[0].price: `),
      expect.stringContaining(`${email("by post")} email.grievance: expected an e-mail address`),
      expect.stringContaining(`${link("/nowhere")} callToAction.primary.href: `),
      expect.stringContaining("content/complaints/annual.csv:2:17 rows[0].pending: "),
      expect.stringContaining("content/policies/terms-condition.md:"),
    ]),
  );
  expect(() => loadContent(copy.root)).toThrow(/^5 mistakes in content:/);
});

describe("files as editors on other systems save them", () => {
  const files = [
    "firm.yaml",
    "services/futures.yaml",
    "policies/terms-condition.md",
    "complaints/monthly.csv",
    "complaints/by-source.csv",
  ];

  test.each(files)("%s with Windows line ends means the same", (file) => {
    copy.write(file, copy.read(file).replaceAll("\n", "\r\n"));
    expect(copy.mistakes()).toEqual([]);
    expect(loadContent(copy.root)).toEqual(real);
  });

  test.each(files)("%s with a byte-order mark means the same", (file) => {
    copy.write(file, `\uFEFF${copy.read(file)}`);
    expect(copy.mistakes()).toEqual([]);
    expect(loadContent(copy.root)).toEqual(real);
  });
});
