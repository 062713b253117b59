import { copy } from "@/__tests__/lib/content/load/content-copy";

beforeEach(() => {
  copy.edit("firm.yaml", /^phone: .*/m, "phone: +91 98450 11223");
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
const SPELLINGS = "/About /about.html /about/index.html /about.htm /about/ /pages/about";

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
  ...["/about?utm_source=letter", "/equity?a=b&c=d", "/brochure.pdf?v=2"].map(
    (link): [string, string] => [
      link,
      `expected a link to this site without what follows the question mark, got "${link}": write ${link.replace(/\?.*/, "")}, as names of campaigns are for links from elsewhere`,
    ],
  ),
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
      ["tel:+919845011223", "tel:{{firm.phone}}"],
      ["mailto:contact@firm.example", "mailto:{{firm.email.general}}"],
    ] as const
  ).map(([link, fact]): [string, string] => [
    link,
    `expected ${fact}, got it written out as "${link}": a fact is written once, in content/firm.yaml`,
  ]),
];

test("each link that leads nowhere is a mistake, with its cure", () => {
  const at = text(MISTAKES.map(([link]) => `[us](${link})`).join("\n\n"));
  const expected = MISTAKES.map(([link, message]) => `${at(link)} text: ${message}`);
  expect(copy.mistakes().sort()).toEqual(expected.sort());
});

const RIGHT = [
  "[call](tel:{{firm.phone}}) or [write](mailto:{{firm.email.general}})",
  "[one](/about#story), [two](/privacy-policy#what-we-collect), [three](/services#rates)",
  "[SEBI](https://www.sebi.gov.in/a_(b).html), {plan}, a < b and <https://sebi.gov.in>",
  "[SEBI](tel:1800227575) and [us](mailto:scores@sebi.gov.in)",
  "- one\n- two\n\n1. three\n\n**bold** and *italics*",
  "[Subscribe](/consent-form?plan=equity-basic-6m) or [ask](/contact?plan=equity-basic-6m#main)",
];

test("no other link is a mistake, or doubted", () => {
  text(RIGHT.join("\n\n"));
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

/** An address that is no link, and the link to write. */
const BARE = [
  ["See https://www.sebi.gov.in/a_b.", "[www.sebi.gov.in/a_b](https://www.sebi.gov.in/a_b)"],
  ["See http://sebi.gov.in, now", "[sebi.gov.in](https://sebi.gov.in)"],
  ["See www.sebi.gov.in)", "[www.sebi.gov.in](https://www.sebi.gov.in)"],
  ["See scores.sebi.gov.in/x?a=b.", "[scores.sebi.gov.in/x?a=b](https://scores.sebi.gov.in/x?a=b)"],
  ["Write to a.b+c@firm.example: now", "[a.b+c@firm.example](mailto:a.b+c@firm.example)"],
  ["Write to mailto:a@firm.example", "[a@firm.example](mailto:a@firm.example)"],
  ["- **www.sebi.gov.in**", "[www.sebi.gov.in](https://www.sebi.gov.in)"],
] as const;

/** Line, column and address. */
const DOUBT = /not-found\.yaml:(\d+):(\d+) text: the address "(.+)" is no link/;

test("an address that is no link is doubted at its place", () => {
  text(BARE.map(([written]) => written).join("\n\n"));
  const warnings = copy.warnings();
  expect(warnings).toHaveLength(BARE.length);
  const lines = copy.read("pages/not-found.yaml").split("\n");
  for (const warning of warnings) {
    const [, line = "", column = "", address = ""] = DOUBT.exec(warning) ?? [];
    expect(lines[Number(line) - 1]?.indexOf(address)).toBe(Number(column) - 1);
  }
  for (const [, link] of BARE) {
    expect(warnings).toContainEqual(expect.stringContaining(`: write ${link}`));
  }
});

const NO_ADDRESS = [
  "[www.sebi.gov.in](https://www.sebi.gov.in)",
  "<https://www.sebi.gov.in>",
  "Ask for {{firm.email.general}}",
  "At 9 a.m., e.g. on Node.js, Rs.500, and.so",
];

test("no address is made up, or missed in a link", () => {
  text(NO_ADDRESS.join("\n\n"));
  expect(copy.warnings()).toEqual([]);
});
