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
const SPELLINGS =
  "/About /about.html /about/index.html /about.htm /about/ /about?utm_source=letter /pages/about";

/** A link, and what is reported about it. */
const MISTAKES: [link: string, message: string][] = [
  ...[...SPELLINGS.split(" "), "/services/equity"].map((link): [string, string] => {
    const meant = link.includes("equity") ? "/equity" : "/about";
    return [link, `${PAGE}, got the unknown link "${link}": did you mean ${meant}?`];
  }),
  ...(
    [
      ["/about", "#storey", "did you mean #story?"],
      ["/services", "#prices", "it has services, commodities, rates, planner, refunds"],
      ["/privacy-policy", "#abc", "it has what-we-collect"],
    ] as const
  ).map(([page, anchor, advice]): [string, string] => [
    page + anchor,
    `expected an anchor of ${page}, got "${anchor}": ${advice}`,
  ]),
  ...["/contact", "/consent-form"].map((page): [string, string] => [
    `${page}?plan=vests`,
    `expected ${page} with a choice that it knows behind the question mark, got "?plan=vests"`,
  ]),
  ...(
    [
      ["about", "a page of this site such as /about, or an address that begins with https://"],
      ["http://www.sebi.gov.in", "an address that begins with https://"],
      ["https://editor:secret@firm.example/", "an address without a user or a password"],
      ["www.sebi.gov.in", "https:// in front of an address elsewhere"],
      ["a@firm.example", "mailto: in front of an e-mail address"],
      ["{{firm.phone}}", "tel: in front of a phone number"],
    ] as const
  ).map(([link, expected]): [string, string] => [
    link,
    `expected ${expected}, got "${link}"${link === "about" ? ": did you mean /about?" : ""}`,
  ]),
  ...(
    [
      ["tel:+919876543210", "tel:{{firm.phone}}"],
      ["mailto:contact@firm.example", "mailto:{{firm.email.general}}"],
    ] as const
  ).map(([link, fact]): [string, string] => [
    link,
    `expected ${fact}, got it written out as "${link}": a fact is written once, in content/firm.yaml`,
  ]),
];

test.each(MISTAKES)("a link to %s is a mistake", (link, message) => {
  const at = text(`[us](${link})`);
  expect(copy.mistakes()).toEqual([`${at(link)} text: ${message}`]);
});

test.each([
  "[call](tel:{{firm.phone}}) or [write](mailto:{{firm.email.general}})",
  "[one](/about#story), [two](/privacy-policy#what-we-collect), [three](/services#rates)",
  "[SEBI](https://www.sebi.gov.in/a_(b).html), {plan}, a < b and <https://sebi.gov.in>",
  "[SEBI](tel:1800227575) and [us](mailto:somebody@else.example)",
  "- one\n- two\n\n1. three\n\n**bold** and *italics*",
  "[Subscribe](/consent-form?plan=equity-basic-6m) or [ask](/contact?plan=equity-basic-6m#main)",
])("%s is not a mistake", (value) => {
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

test("an anchor alone leads nowhere in a text that belongs to no page", () => {
  const at = copy.edit("redirects.yaml", /\/compliance#charter/, '"#charter"');
  const message = 'expected the page in front of the anchor, as in /about#charter, got "#charter"';
  expect(copy.mistakes()).toEqual([`${at("#charter")} /investor-charter: ${message}`]);
});

test("a heading that lost its anchor is one mistake, not one for each link to it", () => {
  const at = copy.edit("policies/privacy-policy.md", / \{#what-we-collect\}/, "");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(`${at("## What we")} clauses[0]: expected "## Heading {#anchor}"`),
  ]);
});

test.each([
  ["See https://www.sebi.gov.in/a_b.", "[www.sebi.gov.in/a_b](https://www.sebi.gov.in/a_b)"],
  ["See http://sebi.gov.in, now", "[sebi.gov.in](https://sebi.gov.in)"],
  ["See www.sebi.gov.in)", "[www.sebi.gov.in](https://www.sebi.gov.in)"],
  ["See scores.sebi.gov.in/x?a=b.", "[scores.sebi.gov.in/x?a=b](https://scores.sebi.gov.in/x?a=b)"],
  ["Write to a.b+c@firm.example: now", "[a.b+c@firm.example](mailto:a.b+c@firm.example)"],
  ["Write to mailto:a@firm.example", "[a@firm.example](mailto:a@firm.example)"],
  ["- one\n- **www.sebi.gov.in**", "[www.sebi.gov.in](https://www.sebi.gov.in)"],
])("an address that is no link is doubted: %s", (written, link) => {
  text(written);
  const [warning = "", ...others] = copy.warnings();
  expect(others).toEqual([]);
  const [, line = "", column = "", address = ""] =
    /not-found\.yaml:(\d+):(\d+) text: the address "(.+)" is no link/.exec(warning) ?? [];
  expect(copy.read("pages/not-found.yaml").split("\n")[Number(line) - 1]).toContain(address);
  expect(written.split("\n")[Number(line) - 4]?.indexOf(address)).toBe(Number(column) - 3);
  expect(warning).toContain(`: write ${link}`);
});

test.each([
  "[www.sebi.gov.in](https://www.sebi.gov.in)",
  "<https://www.sebi.gov.in>",
  "Ask for {{firm.email.general}}",
  "At 9 a.m., e.g. on Node.js, Rs.500, and.so",
])("no address is missed or made up: %s", (written) => {
  text(written);
  expect([copy.mistakes(), copy.warnings()]).toEqual([[], []]);
});
