import { formatIssue } from "content-kit";
import { type Findings, parseSource, validate } from "content-kit/sources";
import { z } from "zod";
import { checkMisplaced } from "@/lib/content/content-files";
import { markdownMistake, plainTextMistake } from "@/lib/content/markdown";
import { anyBand } from "@/lib/content/schemas/band";
import { hero } from "@/lib/content/schemas/common";
import { firm } from "@/lib/content/schemas/firm";
import { anchor, isoDate, rupees, text } from "@/lib/content/schemas/values";

const noFindings = (): Findings => ({ issues: [], warnings: [] });
const messages = ({ issues }: Findings) => issues.map(formatIssue);

const DATE = "expected a date such as 2030-05-13";
const RUPEES = "expected a whole number of rupees";
const schema = z.strictObject({
  hero,
  bands: z.array(anyBand),
  price: rupees,
  date: isoDate,
  site: firm.shape.site.optional(),
  phone: firm.shape.phone,
  mobile: firm.shape.phonePayment,
  show: z.boolean(),
  percent: z.number().max(100),
  points: z.array(text).min(1),
  pin: text.regex(/^\d{6}$/, "expected a PIN code of six digits"),
  upi: firm.shape.upi.shape.id,
  service: firm.shape.filings.shape.servicePhone,
  account: firm.shape.bank.shape.account,
  ifsc: firm.shape.bank.shape.ifsc,
  gstin: firm.shape.gstin,
  cta: z.enum(["Subscribe", "Get Started"]),
  id: anchor,
  registration: firm.shape.registration,
});

const REGISTRATION =
  "{ role: R, type: T, enlistment: E, number: INH000000000, validFrom: 2030-01-02, validTo: 2031-01-02, lookup: https://www.sebi.gov.in }";

/** A line in place of a right one, and what is reported about it. */
const VALUES: [written: string, reported: string][] = [
  ["price: 1 lakh", `1:8 price: ${RUPEES}, got "1 lakh": write 100000`],
  ["price: 1,10,000", `1:8 price: ${RUPEES}, got "1,10,000": write 110000`],
  ["price: ₹ 20,000/-", `1:8 price: ${RUPEES}, got "₹ 20,000/-": write 20000`],
  ["price: Rs 1 10 000", `got "Rs 1 10 000": write 110000`],
  ["price: Rs. 20000.00", `got "Rs. 20000.00": write 20000`],
  ["price: INR 500 only", `got "INR 500 only": write 500`],
  ["price: 20k", `1:8 price: ${RUPEES}, got "20k": write 20000`],
  ['price: "20000"', `1:8 price: ${RUPEES}, got "20000": write 20000, without quotes`],
  ["price: “‘20000’”", "write 20000, without quotes"],
  ["price: 99.5", `1:8 price: ${RUPEES}, got 99.5`],
  [
    "price: 20.000",
    "1:8 price: expected at least 100 rupees, without a dot or comma in the number",
  ],
  ["percent: 18%", '1:10 percent: expected a number, got "18%": write 18'],
  ["percent: 180", "1:10 percent: expected a number of at most 100, got 180"],
  ["date: 14/05/2030", `1:7 date: ${DATE}, got "14/05/2030": write 2030-05-14`],
  ["date: 1 December 2030", `1:7 date: ${DATE}, got "1 December 2030": write 2030-12-01`],
  ["date: December 1st, 2030", `1:7 date: ${DATE}, got "December 1st, 2030": write 2030-12-01`],
  ["date: 20301201", `1:7 date: ${DATE}, got 20301201: write 2030-12-01`],
  ["date: 2030-11-31", `1:7 date: ${DATE}, got "2030-11-31": there is no such day`],
  [
    "site: https://acme.in/research/",
    "the site cannot be in a subfolder: give it a name of its own, such as https://research.firm.example",
  ],
  ["site: https://acme.in/", '1:7 site: expected an address without a slash at its end, got "http'],
  ["phone: 9876543210", "got 9876543210: write +91 98765 43210"],
  ["phone: +91\u00a098765\u00a043210", "write +91 98765 43210"],
  ["phone: 080-41234567", "write +91 80 4123 4567"],
  ["phone: (0821) 234 5678", "write +91 821 234 5678"],
  ['phone: "98765 43210 / 98765 43211"', "write one of them alone"],
  ["phone: +91 98765 4321O", "write +91 98765 43210"],
  ["phone: 9.88E+09", "a spreadsheet has shortened this number"],
  ["service: 1600-123-456", "write 1600 123 456"],
  ["account: 5O100123456789", 'its "O" is the letter, not the digit 0: write 50100123456789'],
  ["account: ५०१००१२३४५६७८९", "write 50100123456789"],
  ["ifsc: HDFC00O1234", 'its "O" is the letter, not the digit 0: write HDFC0001234'],
  ["ifsc: 1DFC0001234", 'its "1" is the digit, not the letter I: write IDFC0001234'],
  ["gstin: 29AAAAA0000AlZ5", 'its "l" is the letter, not the digit 1: write 29AAAAA0000A1Z5'],
  ["mobile: 080-41234567", 'got "080-41234567": write a mobile number, as this one is a landline'],
  ["mobile: +91 80 4123 4567", "write a mobile number, as this one is a landline's"],
  ["show: no", '1:7 show: expected true or false, got "no": write false, without quotes'],
  ["show: On", '1:7 show: expected true or false, got "On": write true, without quotes'],
  ["pin: 560001", "1:6 pin: expected text, got 560001: put quotes round it"],
  ["pin: #1", "pin: expected text, got nothing: write it behind the colon, with quotes round it"],
  ["upi: firm@okbank", 'such as name.ra@validhdfc, got "firm@okbank"'],
  ["points: Cost, gain", 'expected a list, got "Cost, gain": write each entry on a line below'],
  ["points:", "1:8 points: expected a list, got nothing: write each entry on a line"],
  ["points: []", "1:9 points: expected a list of at least 1 entry, got a list of 0"],
  ["points: [Cost: first]", "points[0]: expected text, got the keys Cost: put quotes round"],
  ["cta: Buy now", '1:6 cta: expected one of "Subscribe", "Get Started", got "Buy now"'],
  ["cta: !placeholder Buy", 'cta: expected one of "Subscribe", "Get Started", got "Buy"'],
  ["hero: Hello", '1:7 hero: expected keys, got "Hello"'],
  ["hero: { heading: H }", "1:7 hero.lede: expected text, got nothing: the key is missing"],
  [
    "bands: [{ kind: prose, heading: H }]",
    "1:9 bands[0].text: expected text, got nothing: the key is missing",
  ],
  ["hero: { heading: H, lede: Ask <b>us</b> }", "1:31 hero.lede: expected no HTML"],
  ["hero: { heading: H, leede: S }", '"leede": did you mean lede?'],
  ["bands: [{ kind: prose, heading: H }]\ntext: T", '"text": it belongs to bands[0]'],
  ["hero: { heading: H, lede: S, xyz: S }", '"xyz": correct it, or remove it'],
  [
    "id: The Path",
    '1:5 id: expected a short name in lower case such as escalation, got "The Path"',
  ],
  [
    `registration: ${REGISTRATION.replace("2031", "2030")}`,
    'registration.validTo: expected a day after validFrom, got "2030-01-02"',
  ],
  ["bands: [{ kind: proze }]", "1:17 bands[0].kind: expected one of the kinds prose, list"],
  ["bands: [{ kind: prose, heading: H, txt: T }]", 'unknown key "txt": did you mean text?'],
];

const RIGHT: Record<string, string> = {
  hero: "{ heading: H, lede: S }",
  bands: "[]",
  price: "20000",
  date: "2030-05-13",
  phone: "1800 123 4567",
  mobile: "+91 98765 43210",
  show: "true",
  percent: "18",
  points: "[One]",
  pin: '"560001"',
  upi: "name.ra@validhdfc",
  service: "1600 123 456",
  account: "5010 0123 456789",
  ifsc: "HDFC0001234",
  gstin: "29AAAAA0000A1Z5",
  cta: "Subscribe",
  id: "path-2",
  registration: REGISTRATION,
};

function reportedAbout(line: string): string[] {
  const rest = Object.entries(RIGHT).filter(([key]) => !line.startsWith(`${key}:`));
  const written = [line, ...rest.map(([key, value]) => `${key}: ${value}`)].join("\n");
  const findings = noFindings();
  const file = parseSource("f.yaml", `${written}\n`, findings);
  validate(file, schema, file.data);
  return messages(findings);
}

test.each(VALUES)("value: %s", (line, reported) => {
  expect(reportedAbout(line)).toEqual([expect.stringContaining(reported)]);
});

test.each([
  "price: about 20,000",
  "price: 20,000 a month, 5",
  "price: 20x000",
  "show: yes please",
  "show: I say yes",
])("value: nothing is guessed of %s", (line) => {
  expect(reportedAbout(line)).toEqual([expect.not.stringContaining(": write ")]);
});

test("an empty file is a mistake", () => {
  const findings = noFindings();
  const file = parseSource("f.yaml", "", findings);
  validate(file, schema, file.data);
  expect(messages(findings)).toEqual([
    expect.stringContaining("f.yaml:1:1 expected keys, got nothing"),
  ]);
});

test("valid values are not mistakes", () => {
  expect(reportedAbout("price: 110000")).toEqual([]);
});

test.each([
  ["One <b>word</b>", 4, 'and no HTML, got "<b>"'],
  ["![Office](/office.jpg)", 0, "expected no picture inside a text"],
  ["One\n# Office", 4, "expected no heading inside a text"],
  ["One\n  ### Our office", 4, 'inside a text but a band, got "  ### Our office"'],
  ["Office\n---", 7, "expected no heading inside a text"],
  ["| a | b |\n|---|---|", 0, "expected no table inside a text"],
  ["We sell:\n• calls\n• reports", 9, 'whose lines begin with a dash - and a space, got "• calls"'],
  ["◦ calls", 0, "expected a list"],
  ["We sell:\n– calls\n– reports", 9, 'got "– calls"'],
  ["[a](/Our fees.pdf)", 2, "expected an address without spaces"],
  ["[us] (/about)", 0, "expected a link such as [text](/address), with all four brackets"],
  ["[us] (http://a.in) now", 0, 'got "[us] (http://a.in)"'],
  ["[us]http://a.in/b now", 0, 'got "[us]http://a.in/b"'],
  ["[us](http://a.in now", 3, 'got "](http://a.in"'],
  ["We **earn", 3, 'expected **words**, without a space inside the stars, got "**earn"'],
  [
    "Now ~20,000~ 15,000",
    4,
    "expected the words alone, as ~ does not strike them out but is shown",
  ],
  ["Now ~~20,000~~ 15,000", 4, "expected the words alone, as ~"],
  ["See [x](/about now", 6, "expected a link such as [text](/address)"],
  ["[about](/about) and [about]/about", 20, "expected a link such as [text](/address)"],
])("Markdown: %s", (written, offset, message) => {
  const mistake = markdownMistake(written);
  expect(mistake?.message).toContain(message);
  expect(written.indexOf(mistake?.text ?? "none")).toBe(offset);
});

test.each([
  [
    "**Call** us",
    'expected the words alone, without links or bold, which are shown as they are written, got "**Call**"',
  ],
  ["Read [our terms](/terms) now", 'got "[our terms](/terms)"'],
  ["2 ** 3", 'got "**"'],
  [
    "Call *us* now",
    'without the signs of a chat around them, which are shown as they are written, got "*us*"',
  ],
  ["₹ as &#x20B9;", "expected the character itself"],
  ["Call us\\nnow", 'as a program\'s sign for it is shown as it is written, got "\\n"'],
  ["_Call us_", 'got "_Call us_"'],
  ["(~20,000~)", 'got "~20,000~"'],
  ["Say `hello`", 'got "`hello`"'],
  ["Call<br>us", "expected no HTML, which is shown as it is written"],
  ["You &amp; us", "expected the character itself"],
  ["• Calls", 'without a sign of a list, got "• "'],
])("plain text: %s", (written, message) => {
  expect(plainTextMistake(written)?.message).toContain(message);
});

test.each([
  "* Inclusive of last month's. Resolved*, pending* and so on",
  "In 24 hours* and by e-mail*",
  "2*3*4, 5 * 6 * 7, snake_case_name, ~5 to ~7, 5~7",
  "It's `so",
])("plain text is no chat: %s", (written) => {
  expect(plainTextMistake(written)).toBeUndefined();
});

test("Markdown that is shown as intended is not a mistake", () => {
  const written =
    "- **bold**\n- *italics*\n\n1. [SEBI](https://www.sebi.gov.in/a_(b).html), a < b, no # 1, 3 --- 4\n--- 5\n– and so on · or •";
  expect(markdownMistake(written)).toBeUndefined();
});

test.each([
  ["pages/About.yaml", "did you mean content/pages/about.yaml?"],
  ["pages/about.yml", "did you mean content/pages/about.yaml?"],
  ["pages/about.yaml.txt", "did you mean content/pages/about.yaml?"],
  ["redirect.yaml", "did you mean content/redirects.yaml?"],
  ["complaints/monthly.xlsx", "did you mean content/complaints/monthly.csv?"],
  ["complaints/monthly.xls", "did you mean content/complaints/monthly.csv?"],
  ["pages/index.yaml", "this file is not read: move a page to content/pages"],
  ["pages/team.md", "this file is not read: move a page to content/pages"],
])("content/%s is a mistake", (file, message) => {
  const findings = noFindings();
  const moved = checkMisplaced(findings, [file, ".DS_Store"]);
  expect(messages(findings)).toEqual([expect.stringMatching(/^content\/.*:1:1 /)]);
  expect(messages(findings)[0]).toContain(message);
  expect(moved).toEqual(message.startsWith("did") ? [message.slice(21, -1)] : []);
});

test.each(["equity - Copy", "equity (1)", "equity copy 2"])(
  "content/services/%s.yaml is a copy to take away",
  (name) => {
    const findings = noFindings();
    const files = ["services/equity.yaml", `services/${name}.yaml`];
    expect(checkMisplaced(findings, files)).toEqual([]);
    expect(messages(findings)[0]).toContain("reads as a copy of content/services/equity.yaml");
  },
);

test.each([
  ["services/equity - Copy.yaml", "meta: a\nplans: b\n", "services/equity.yaml"],
  ["services/equity.txt", "meta: a\nplans: b\n", "services/equity.yaml"],
  ["equity.yaml", "meta: a\nplans: b\n", "services/equity.yaml"],
  ["About.docx", "meta: a\n", "pages/about.yaml"],
  ["pages/privacy.md", "---\nmeta: a\n---\n", "policies/privacy.md"],
])("content/%s is a page by another name, and stands for it", (file, text, meant) => {
  const findings = noFindings();
  expect(checkMisplaced(findings, [file], () => text)).toEqual([meant]);
  expect(messages(findings)).toEqual([
    `content/${file}:1:1 no file of this name is read: did you mean content/${meant}?`,
  ]);
});

test("files that are read are accepted, and a copy beside one is a warning", () => {
  const findings = noFindings();
  const files = ["firm.yaml", "pages/about.yaml", "firm.yaml.bak", "pages/draft.docx"];
  expect(checkMisplaced(findings, files)).toEqual([]);
  expect(findings.issues).toEqual([]);
  expect(findings.warnings.map(({ file }) => file)).toEqual([
    "content/firm.yaml.bak",
    "content/pages/draft.docx",
  ]);
});
