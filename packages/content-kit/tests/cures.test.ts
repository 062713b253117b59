import { ContentError, formatIssue } from "content-kit";
import { type Addresses, linkMistake } from "content-kit/references";
import { type Findings, fileIssue, parseSource, validate } from "content-kit/sources";
import { z } from "zod";
import { bareAddressesIn } from "../src/links";

const noFindings = (): Findings => ({ issues: [], warnings: [] });

const stay = z
  .strictObject({
    from: z.iso.date({ error: "expected a date such as 2030-05-13", abort: true }),
    to: z.iso.date({ error: "expected a date such as 2030-05-13", abort: true }),
    guests: z.number().max(5),
    code: z.string().regex(/^[A-Z]{2}\d$/, "expected a code such as AB1"),
  })
  .refine(({ from, to }) => to > from, { path: ["to"], error: "expected a day after from" });

/** What is said of a stay with one value written otherwise. */
function saidOf(key: string, written: string): string[] {
  const values = { from: "2030-05-13", to: "2030-05-15", guests: "2", code: "AB1", [key]: written };
  const text = Object.entries(values).map(([name, value]) => `${name}: ${value}`);
  const findings = noFindings();
  const source = parseSource("f.yaml", text.join("\n"), findings);
  validate(source, stay, source.data);
  return findings.issues.map(({ path, message }) => `${path}: ${message}`);
}

test.each([
  ["to", "2030-05-12", 'to: expected a day after from, got "2030-05-12"'],
  [
    "to",
    "12/05/2030",
    'to: expected a date such as 2030-05-13, got "12/05/2030": read as 2030-05-12, which is wrong too: expected a day after from',
  ],
  [
    "to",
    "16/05/2030",
    'to: expected a date such as 2030-05-13, got "16/05/2030": write 2030-05-16',
  ],
  [
    "guests",
    "9 people",
    'guests: expected a number, got "9 people": read as 9, which is wrong too: expected a number of at most 5',
  ],
  ["guests", "3 people", 'guests: expected a number, got "3 people": write 3'],
  ["guests", "★★★★☆", 'guests: expected a number, got "★★★★☆": write 4'],
  ["code", "ab1", 'code: expected a code such as AB1, got "ab1": write AB1'],
])("a cure proposes only what the checks take: %s: %s", (key, written, message) => {
  expect(saidOf(key, written)).toEqual([message]);
});

/** What is said of a file. */
function said(file: string, text: string): string[] {
  const findings = noFindings();
  parseSource(file, text, findings, {
    sections: "parts",
    ...(file.endsWith(".csv") && { columns: ["day", "from", "to"] }),
  });
  return findings.issues.map(formatIssue);
}

const FENCED = "this is the line with which a chat begins or ends a file that it shows";
const HEADING = 'expected "## Heading {#anchor}", got';
const front = "---\na: b\n---\n";

test.each([
  ["a fence around YAML", "f.yaml", "```yaml\na: [\n```\n", `1:1 ${FENCED}`],
  ["a fence below a chat's words", "f.yaml", "Here it is:\n\n```\na: b\n```\n", `3:1 ${FENCED}`],
  ["the end of a fence alone", "f.yaml", "a: b\n```\n", `2:1 ${FENCED}`],
  ["a fence around a table", "f.csv", "```csv\nday,from,to\n1,2,3\n```\n", `1:1 ${FENCED}`],
  ["a fence around Markdown", "f.md", `\`\`\`md\n${front}\`\`\`\n`, `1:1 ${FENCED}`],
  [
    "a heading with === below it",
    "f.md",
    `${front}Our prices\n=======\nText`,
    `4:1 parts[0]: ${HEADING} "Our prices" with a line of signs below it: write "## Our prices {#our-prices}", and delete the line below`,
  ],
  [
    "a heading with --- below it",
    "f.md",
    `${front}## One {#one}\nText\n\nTwo {#two}\n---\nText`,
    `7:1 parts[1]: ${HEADING} "Two {#two}" with a line of signs below it: write "## Two {#two}"`,
  ],
  [
    "an anchor that an editor has escaped",
    "f.md",
    `${front}## One {\\#one}\nText`,
    `4:1 parts[0]: ${HEADING} "## One {\\#one}": delete the backslash`,
  ],
  [
    "a heading that an editor has escaped",
    "f.md",
    `${front}\\## One {#one}\nText`,
    `4:1 parts[0]: ${HEADING} "\\## One {#one}": delete the backslash`,
  ],
  [
    "columns in another order",
    "f.csv",
    "day,to,from\n1,2,3\n",
    "1:1 expected the columns day,from,to with commas between them, got day,to,from: move the columns into this order",
  ],
  [
    "a line that is there twice",
    "f.csv",
    "day,from,to\n1,2,3\n2,2,3\n1,2,3\n",
    '4:1 [2]: expected a line of its own, got the same as in line 2, "1,2,3": delete one',
  ],
])("%s is told with its cure, and nothing that follows from it", (_, file, text, message) => {
  expect(said(file, text)).toEqual([expect.stringContaining(`${file}:${message}`)]);
});

test.each([
  ["typed words in a text of YAML", "f.yaml", "a: |\n  ```\n  b\n  ```\n"],
  ["a fence in the text of Markdown", "f.md", `${front}## One {#one}\n\`\`\`\nb\n\`\`\`\n`],
  ["a rule between paragraphs", "f.md", `${front}## One {#one}\nText\n\n---\n\nText`],
])("%s is no mistake", (_, file, text) => {
  expect(said(file, text)).toEqual([]);
});

test("a mistake from which others follow is listed first", () => {
  const cause = { ...fileIssue("z.yaml", "no such name"), isCause: true };
  const { message } = new ContentError([fileIssue("a.yaml", "follows"), cause]);
  expect(message.split("\n").slice(1)).toEqual([
    "  z.yaml:1:1 no such name",
    "  a.yaml:1:1 follows",
  ]);
});

const addresses: Addresses = {
  routes: new Set(["/", "/about"]),
  files: new Set(),
  filesFolder: "public/",
  anchors: new Map(),
  queries: new Map(),
  commonAnchors: new Set(),
  site: "https://www.firm.example",
  facts: { known: new Map(), unread: new Set() },
  factFiles: {},
};

test.each([
  ["https://www.firm.example/about", ": write /about"],
  ["http://firm.example/about", ": write /about"],
  ["//firm.example/", ": write /"],
  ["https://WWW.Firm.example", ": write /"],
  ["https://firm.example/abuot", ": did you mean /about?"],
])("a link to the site's own domain is told with its page: %s", (href, cure) => {
  expect(linkMistake(href, addresses)).toBe(
    `expected a page of this site without its domain, got "${href}"${cure}`,
  );
});

test("a link to another domain is none of the site's own", () => {
  expect(linkMistake("https://www.firm.example.com/about", addresses)).toBeUndefined();
});

test.each([
  ["See www.firm.example/about", "[www.firm.example/about](/about)"],
  ["See ftp://files.example/a", "[files.example/a](https://files.example/a)"],
])("the link that is proposed for an address is right itself: %s", (text, link) => {
  const [found] = bareAddressesIn(text, addresses.site);
  expect(found?.message).toContain(`write ${link}`);
  expect(linkMistake(/\((.*)\)/.exec(link)?.[1] ?? "", addresses)).toBeUndefined();
});
