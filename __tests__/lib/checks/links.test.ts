import { copy } from "@/__tests__/lib/content/load/content-copy";

beforeEach(() => {
  copy.edit("firm.yaml", /^phone: .*/m, "phone: +91 98765 43210");
  copy.edit("firm.yaml", /general: !placeholder/, "general:");
});

/** Puts a text on the 404 page, in quotes. */
const text = (value: string) =>
  copy.edit(
    "pages/not-found.yaml",
    /^text: .*\n/m,
    `text: |-\n  ${value.replaceAll("\n", "\n  ")}\n`,
  );

const PAGE = "expected a page of this site";

test.each([
  ["[us](/About)", "/About", `${PAGE}, got the unknown link "/About": did you mean /about?`],
  [
    "[us](/about.html)",
    "/about.html",
    `${PAGE}, got the unknown link "/about.html": did you mean /about?`,
  ],
  ...["/about/index.html", "/about.htm", "/about/", "/about?utm_source=letter", "/pages/about"].map(
    (page) => [
      `[us](${page})`,
      page,
      `${PAGE}, got the unknown link "${page}": did you mean /about?`,
    ],
  ),
  [
    "[us](/services/equity)",
    "/services/e",
    `${PAGE}, got the unknown link "/services/equity": did you mean /equity?`,
  ],
  [
    "[us](about)",
    "about",
    `${PAGE} such as /about, or an address that begins with https://, got "about": did you mean /about?`,
  ],
  [
    "[us](/about#storey)",
    "/about#",
    'expected an anchor of /about, got "#storey": did you mean #story?',
  ],
  [
    "[us](/services#prices)",
    "/services#",
    'expected an anchor of /services, got "#prices": it has rates, planner, refunds',
  ],
  [
    "[us](/privacy-policy#abc)",
    "/privacy",
    'expected an anchor of /privacy-policy, got "#abc": it has what-we-collect',
  ],
  [
    "[SEBI](http://www.sebi.gov.in)",
    "http:",
    'expected an address that begins with https://, got "http://www.sebi.gov.in"',
  ],
  [
    "[us](https://editor:secret@firm.example/)",
    "https:",
    'expected an address without a user or a password, got "https://editor:secret@firm.example/"',
  ],
  [
    "[SEBI](www.sebi.gov.in)",
    "www",
    'expected https:// in front of an address elsewhere, got "www.sebi.gov.in"',
  ],
  [
    "[write](a@firm.example)",
    "a@firm",
    'expected mailto: in front of an e-mail address, got "a@firm.example"',
  ],
  [
    "[call]({{firm.phone}})",
    "{{firm",
    'expected tel: in front of a phone number, got "{{firm.phone}}"',
  ],
  [
    "[call](tel:+919876543210)",
    "tel:",
    'expected tel:{{firm.phone}}, got it written out as "tel:+919876543210": a fact is written once, in content/firm.yaml',
  ],
  [
    "[write](mailto:contact@firm.example)",
    "mailto:",
    'expected mailto:{{firm.email.general}}, got it written out as "mailto:contact@firm.example": a fact is written once, in content/firm.yaml',
  ],
])("%s", (value, place, message) => {
  const at = text(value);
  expect(copy.mistakes()).toEqual([`${at(place)} text: ${message}`]);
});

test.each([
  "[call](tel:{{firm.phone}}) or [write](mailto:{{firm.email.general}})",
  "[one](/about#story), [two](/privacy-policy#what-we-collect), [three](/services#rates)",
  "[SEBI](https://www.sebi.gov.in/a_(b).html), {plan}, a < b and <https://sebi.gov.in>",
  "[SEBI](tel:1800227575) and [us](mailto:somebody@else.example)",
  "- one\n- two\n\n1. three\n\n**bold** and *italics*",
])("%s is no mistake", (value) => {
  text(value);
  expect(copy.mistakes()).toEqual([]);
  expect(copy.warnings()).toEqual([]);
});

test("anchors of buttons, redirects and the clauses of a policy", () => {
  const button = copy.edit(
    "pages/about.yaml",
    /href: \/compliance#officers/,
    "href: /compliance#oficers",
  );
  const redirect = copy.edit("redirects.yaml", /\/compliance#charter/, "/compliance#chartr");
  const clause = copy.edit(
    "policies/privacy-policy.md",
    /keeps images/,
    "[keeps](#what-we-colect) images",
  );
  expect(copy.mistakes()).toEqual([
    `${button("/compliance#oficers")} bands[2].items[0].evidence.href: expected an anchor of /compliance, got "#oficers": did you mean #officers?`,
    `${clause("#what-we-colect")} clauses[0].text: expected an anchor of /privacy-policy, got "#what-we-colect": did you mean #what-we-collect?`,
    `${redirect("/compliance#chartr")} /investor-charter: expected an anchor of /compliance, got "#chartr": did you mean #charter?`,
  ]);
});

test("a heading that lost its anchor is one mistake, not one for each link to it", () => {
  const at = copy.edit("policies/privacy-policy.md", / \{#what-we-collect\}/, "");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(`${at("## What we")} clauses[0]: expected "## Heading {#anchor}"`),
  ]);
});
