import { ContentCopy } from "./content-copy";

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});

afterEach(() => copy.dispose());

const PHONE = "expected a phone number such as +91 00000 00000, +91 80 0000 0000 or 1800 000 0000";
const MOBILE = "expected a mobile number such as +91 00000 00000";

const UNMARKED =
  "this looks like a placeholder: write what is true, or put !placeholder and a space in front";

/** A file, a line of it, what is written instead, and the message for the value. */
const VALUES: [file: string, line: RegExp, instead: string, message: string][] = [
  [
    "firm.yaml",
    /pin: .*/,
    "pin: 560001",
    'address.pin: expected text, got 560001: put quotes round it, "560001"',
  ],
  [
    "firm.yaml",
    /account: .*/,
    "account: 0012345678",
    'bank.account: expected text, got 12345678: put quotes round it, "0012345678"',
  ],
  [
    "versions.yaml",
    /number: "1.1"/,
    "number: 1.1",
    'terms.versions[0].number: expected text, got 1.1: put quotes round it, "1.1"',
  ],
  [
    "pages/about.yaml",
    /heading: Story/,
    "heading: true",
    'blocks[0].heading: expected text, got true: put quotes round it, "true"',
  ],
  [
    "pages/about.yaml",
    /heading: Story/,
    "heading: #1",
    "blocks[0].heading: expected text, got nothing: what follows # is a comment, put quotes round the text",
  ],
  [
    "testimonials.yaml",
    /^show: .*/m,
    "show: no",
    'show: expected true or false, got "no": write false, without quotes',
  ],
  [
    "testimonials.yaml",
    /^show: .*/m,
    "show: On",
    'show: expected true or false, got "On": write true, without quotes',
  ],
  [
    "testimonials.yaml",
    /^show: .*/m,
    'show: "false"',
    'show: expected true or false, got "false": write false, without quotes',
  ],
  [
    "firm.yaml",
    /ifsc: .*/,
    "ifsc: HDFCO001234",
    'bank.ifsc: expected an IFSC: four capitals, the digit 0, six more letters or digits, such as HDFC0001234, got "HDFCO001234"',
  ],
  [
    "firm.yaml",
    /id: .*@validbank/,
    "id: firm@okbank",
    'upi.id: expected a UPI ID as SEBI gives it to research analysts, such as name.ra@validhdfc, got "firm@okbank": since 8 December 2025 fees may not be paid to an ordinary UPI ID; BSE\'s portal has yours',
  ],
  [
    "firm.yaml",
    /id: .*@validbank/,
    "id: Name.ra@ValidHDFC",
    'upi.id: expected a UPI ID as SEBI gives it to research analysts, such as name.ra@validhdfc, got "Name.ra@ValidHDFC": write name.ra@validhdfc',
  ],
  [
    "firm.yaml",
    /id: .*@validbank/,
    "id: name.ia@validhdfc",
    'upi.id: expected a UPI ID as SEBI gives it to research analysts, such as name.ra@validhdfc, got "name.ia@validhdfc": .ia is an investment adviser\'s ID, yours has .ra',
  ],
  [
    "firm.yaml",
    /id: .*@validbank/,
    "id: placeholder.ra@validbank",
    'upi.id: expected the firm\'s own UPI ID, got the example "placeholder.ra@validbank": there is no bank of this name',
  ],
  [
    "firm.yaml",
    /gstPercent: .*/,
    "gstPercent: 0.18",
    "gstPercent: expected a percentage such as 18, got 0.18",
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    "price: 20.000",
    "plans[0].price: expected at least 100 rupees, without a dot or comma in the number, got 20",
  ],
  [
    "firm.yaml",
    /name: X, href: "#"/,
    "name: X, href: #",
    "text that begins with # needs quotes round it",
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 14/05/2030",
    'registration.validTo: expected a date such as 2030-05-13, got "14/05/2030": write 2030-05-14',
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    "price: 1,10,000",
    'plans[0].price: expected a whole number of rupees, got "1,10,000": write 110000',
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    "price: ₹ 20,000/-",
    'plans[0].price: expected a whole number of rupees, got "₹ 20,000/-": write 20000',
  ],
  [
    "firm.yaml",
    /gstPercent: .*/,
    "gstPercent: 18%",
    'gstPercent: expected a number, got "18%": write 18',
  ],
  [
    "firm.yaml",
    /^phone: .*/m,
    "phone: 9876543210",
    `phone: ${PHONE}, got 9876543210: write +91 98765 43210`,
  ],
  [
    "firm.yaml",
    /^phone: .*/m,
    "phone: +919876543210",
    `phone: ${PHONE}, got 919876543210: write +91 98765 43210`,
  ],
  [
    "firm.yaml",
    /^phone: .*/m,
    "phone: 080-41234567",
    `phone: ${PHONE}, got "080-41234567": write +91 80 4123 4567`,
  ],
  [
    "firm.yaml",
    /^phone: .*/m,
    "phone: 1800-123-4567",
    `phone: ${PHONE}, got "1800-123-4567": write 1800 123 4567`,
  ],
  [
    "firm.yaml",
    /^phonePayment: .*/m,
    "phonePayment: +91 80 4123 4567",
    `phonePayment: ${MOBILE}, got "+91 80 4123 4567"`,
  ],
  [
    "services/hedging.yaml",
    /- Cost stated before the benefit/,
    "- Cost: stated first",
    "card.benefits[1]: expected text, got the keys Cost: the text has a colon in it, put quotes round it",
  ],
  [
    "services/hedging.yaml",
    / {2}benefits:\n(?: {4}- .*\n)+/,
    "  benefits:\n    -Cost\n    -Gain\n",
    'card.benefits: expected a list, got "-Cost -Gain": put a space after each dash',
  ],
  [
    "services/hedging.yaml",
    / {2}benefits:\n(?: {4}- .*\n)+/,
    "  benefits: Cost, gain\n",
    'card.benefits: expected a list, got "Cost, gain": write each entry on a line of its own below the key, after a dash and a space',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 1 December 2030",
    'registration.validTo: expected a date such as 2030-05-13, got "1 December 2030": write 2030-12-01',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: December 1st, 2030",
    'registration.validTo: expected a date such as 2030-05-13, got "December 1st, 2030": write 2030-12-01',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 1-Dec-2030",
    'registration.validTo: expected a date such as 2030-05-13, got "1-Dec-2030": write 2030-12-01',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 2030-12-1",
    'registration.validTo: expected a date such as 2030-05-13, got "2030-12-1": write 2030-12-01',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 20301201",
    "registration.validTo: expected a date such as 2030-05-13, got 20301201: write 2030-12-01",
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 2030-11-31",
    'registration.validTo: expected a date such as 2030-05-13, got "2030-11-31": November 2030 has 30 days',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 2030-13-01",
    'registration.validTo: expected a date such as 2030-05-13, got "2030-13-01": there is no month 13',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: “2030-12-01”",
    'registration.validTo: expected a date such as 2030-05-13, got "“2030-12-01”": write 2030-12-01',
  ],
  [
    "firm.yaml",
    /validTo: .*/,
    "validTo: 2020-05-13",
    'registration.validTo: expected a day after validFrom, got "2020-05-13"',
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    'price: "20000"',
    'plans[0].price: expected a whole number of rupees, got "20000": write 20000, without quotes',
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    "price: “20000”",
    'plans[0].price: expected a whole number of rupees, got "“20000”": write 20000, without quotes',
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    "price: 20\u00a0000",
    `plans[0].price: expected a whole number of rupees, got "20\u00a0000": write 20000`,
  ],
  [
    "firm.yaml",
    /^phone: .*/m,
    "phone: +91\u00a098765\u00a043210",
    `phone: ${PHONE}, got "+91\u00a098765\u00a043210": write +91 98765 43210, with spaces of the usual kind`,
  ],
  [
    "pages/about.yaml",
    /^meta:/m,
    "meta:\n  noindex: true",
    'meta.noindex: expected no such key, got the unknown key "noindex": begin it at the left margin, like meta:',
  ],
  [
    "firm.yaml",
    /^gstPercent/m,
    "google: abcdef\ngstPercent",
    'google: expected no such key, got the unknown key "google": it belongs below verification: in content/marketing.yaml',
  ],
  ["firm.yaml", /^phone: .*/m, "phone: +91 00000 00000", `phone: ${UNMARKED}`],
  ["firm.yaml", /^ {2}number: .*/m, "  number: INH000000000", `registration.number: ${UNMARKED}`],
  ["firm.yaml", /ifsc: .*/, "ifsc: XXXX0000000", `bank.ifsc: ${UNMARKED}`],
  ["firm.yaml", /general: .*/, "general: info@example.com", `email.general: ${UNMARKED}`],
  [
    "pages/about.yaml",
    /SEBI granted our/,
    "We **earn SEBI granted our",
    'blocks[0].text: "**earn" is bold that does not begin or end: write **words**, without a space inside the stars',
  ],
  [
    "pages/about.yaml",
    /SEBI granted our/,
    "[x](/about SEBI granted our",
    'blocks[0].text: the link "(/about" does not end: add ) behind its address',
  ],
  [
    "pages/about.yaml",
    /SEBI granted our/,
    "[about](/about) and [about]/about",
    'blocks[0].text: "[about]/about" is no link: write [text](/address), the address in round brackets',
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    "price: 1.5 lakh",
    'plans[0].price: expected a whole number of rupees, got "1.5 lakh": write 150000',
  ],
  [
    "services/futures.yaml",
    /price: \d+/,
    "price: 20k",
    'plans[0].price: expected a whole number of rupees, got "20k": write 20000',
  ],
  [
    "firm.yaml",
    /gstPercent: .*/,
    "gstPercent: 18 percent",
    'gstPercent: expected a number, got "18 percent": write 18',
  ],
  [
    "firm.yaml",
    /^ {2}number: .*/m,
    "  number: inh 000020420",
    'registration.number: expected a SEBI number such as INH000000000, got "inh 000020420": write INH000020420',
  ],
  [
    "firm.yaml",
    /pin: .*/,
    "pin: 560 001",
    'address.pin: expected a PIN code of six digits, got "560 001": write "560001", with the quotes',
  ],
  [
    "firm.yaml",
    /^site: .*/m,
    "site: https://www.firm.in/",
    'site: expected an address without a path or a slash at its end, got "https://www.firm.in/": write https://www.firm.in',
  ],
];

test.each(VALUES)("%s, %s: %s", (file, line, instead, message) => {
  const at = copy.edit(file, line, instead);
  const place = at(instead).replace(/\d+$/, "");
  const isList = /\n/.test(instead);
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(new RegExp(`^${isList ? `content/${file}:` : place}.* `)),
  ]);
  expect(copy.mistakes()[0]?.replace(/^\S+ /, "")).toBe(message);
});

test.each([
  "+91 98765 43210",
  "+91 80 4123 4567",
  "+91 422 412 3456",
  "1800 123 4567",
  "1860 266 2666",
])("%s is a phone number", (number) => {
  copy.edit("firm.yaml", /^phone: .*/m, `phone: ${number}`);
  expect(copy.mistakes()).toEqual([]);
});

/** What may be right, and seldom is. */
const DOUBTS: [file: string, line: RegExp, instead: string, needle: string, message: string][] = [
  [
    "firm.yaml",
    /validFrom: .*\n {2}validTo: .*/,
    "validFrom: 2015-05-14\n  validTo: 2020-05-13",
    "2020-05-13",
    "registration.validTo: the registration was over on May 13, 2020: write the new date, or close the site to new clients (docs/compliance.md)",
  ],
  [
    "pages/about.yaml",
    /heading: Story/,
    "heading: “Story”",
    "“Story”",
    "blocks[0].heading: these quotes are shown to visitors: delete them, unless somebody is quoted",
  ],
  [
    "pages/about.yaml",
    /heading: Story/,
    "heading: Story of XXXX",
    "XXXX",
    `blocks[0].heading: ${UNMARKED}`,
  ],
  [
    "pages/about.yaml",
    / {2}description: >-\n(?: {4}.*\n)+/,
    "  description: About us.\n",
    "About us.",
    "meta.description: 9 characters: search results show 120 to 160 of a description (docs/marketing.md)",
  ],
];

test.each(DOUBTS)("%s, %s: %s is a warning", (file, line, instead, needle, message) => {
  const at = copy.edit(file, line, instead);
  expect(copy.warnings()).toEqual([`${at(needle)} ${message}`]);
});

test("two payees are a warning once both are the firm's own", () => {
  copy.edit("firm.yaml", /payee: !placeholder .*/, "payee: First Name");
  expect(copy.warnings()).toEqual([]);
  const at = copy.edit("firm.yaml", /payee: !placeholder .*/, "payee: Second Name");
  expect(copy.warnings()).toEqual([
    `${at("Second Name")} upi.payee: "Second Name" is not the payee of bank, "First Name": both are the name on SEBI's register`,
  ]);
});

describe("keys and kinds", () => {
  test("a key in place of the only one that is lacking", () => {
    const faq =
      "blocks:\n  - kind: faq\n    heading: Q\n    items: [{ question: Why, text: So }]\n";
    const at = copy.edit("pages/about.yaml", /^blocks:\n/m, faq);
    expect(copy.mistakes()).toEqual([
      `${at("text: So")} blocks[0].items[0].text: expected no such key, got the unknown key "text": did you mean answer?`,
    ]);
  });

  test("a misspelt key is one mistake, not a missing key as well", () => {
    const at = copy.edit("services/hedging.yaml", /subheading:/, "subheding:");
    expect(copy.mistakes()).toEqual([
      `${at("subheding")} banner.subheding: expected no such key, got the unknown key "subheding": did you mean subheading?`,
    ]);
  });

  test("a key that stands in the group above its own", () => {
    const at = copy.edit("services/hedging.yaml", /^ {2}subheading: >-/m, "subheading: >-");
    expect(copy.mistakes()).toEqual([
      `${at("subheading")} subheading: expected "subheading" among the keys of banner, got it here: begin it in the same column as they do`,
    ]);
  });

  test("a comma in a short group", () => {
    const at = copy.edit("firm.yaml", /days: Monday to Friday,/, "days: Monday, Tuesday,");
    expect(copy.mistakes()).toEqual([
      `${at("Tuesday")} hours.support.Tuesday: expected no such key, got "Tuesday" after a comma: put quotes round a text that has commas`,
    ]);
  });

  test("a misspelt kind of figure lists the known ones", () => {
    const at = copy.edit("services/hedging.yaml", /kind: hedged-position/, "kind: hedge");
    expect(copy.mistakes()).toEqual([
      `${at("kind: hedge\n").replace(/\d+$/, "9")} figure.kind: expected one of the kinds call-outcomes, holding-periods, leverage-bands, option-payoffs, hedged-position, coverage-grid, company-accounts, commodity-groups, position-size, got "hedge": did you mean hedged-position?`,
    ]);
  });

  test("an address to lead away from that is none", () => {
    const at = copy.edit("redirects.yaml", /$/, "/Fees.html: /services\n");
    expect(copy.mistakes()).toEqual([
      `${at("/Fees")} /Fees.html: expected an address such as /about-us, got "/Fees.html": an address begins with a slash and has small letters, digits and dashes, without .html`,
    ]);
  });

  test("a redirect to a redirect", () => {
    const at = copy.edit("redirects.yaml", /$/, "/fees: /pricing\n");
    expect(copy.mistakes()).toEqual([
      `${at("/fees: ").replace(/\d+$/, "8")} /fees: expected a page, got "/pricing", which leads on itself: write /services`,
    ]);
  });
});
