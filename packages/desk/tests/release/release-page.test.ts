import { parse } from "parse5";
import type { Report } from "ra-preflight";
import { attribute, type Element, elementsOf } from "static-islands";
import { loadRules } from "@/packages/ra-preflight/src/load-rules";
import { publishedHash } from "../../src/release/built-site";
import { compareSites } from "../../src/release/compare-sites";
import { filesHtml } from "../../src/release/html/files";
import { releasePage } from "../../src/release/html/release-page";
import type { Release } from "../../src/release/release";
import { builtSite, page } from "./built-folder";

const before = builtSite({
  "index.html": page("<h1>Welcome</h1><p>Basic: ₹10,000</p>", { foot: "<p>Call 1</p>" }),
  "about.html": page("<h1>About</h1><p>We <b>answer</b> &lt;soon&gt;.</p>", {
    foot: "<p>Call 1</p>",
  }),
});
const after = builtSite({
  "index.html": page("<h1>Welcome</h1><p>Basic: ₹11,000</p>", { foot: "<p>Call 2</p>" }),
  "about.html": page("<h1>About</h1><p>We reply &lt;soon&gt;.</p>", { foot: "<p>Call 2</p>" }),
});

const findings: Report = {
  folder: "out",
  today: "2026-12-01",
  launch: false,
  firm: "A Firm",
  packs: [],
  rules: [],
  skipped: [],
  off: [],
  refusals: [],
  findings: [],
  exceptions: [
    {
      rule: "advisor-words",
      place: "content/pages/home.yaml",
      reason: "The owner fixed it.",
      approved: "A. Officer",
      until: "2027-03-31",
      line: 1,
      used: 1,
      isUnapproved: false,
    },
  ],
  pages: [],
};

type Finding = Report["findings"][number];
type Level = Finding["level"];
type Exception = NonNullable<Finding["exception"]>;

const [rule] = loadRules(["packages/ra-preflight/packs/sebi-ra"], "2026-12-01").rules;
if (!rule) throw new Error("expected a rule");

const FINDING: Finding = {
  rule,
  level: "note",
  message: "A word.",
  words: "word",
  place: { file: "content/firm.yaml", line: 1, column: 1 },
  pages: ["index.html"],
};

const release: Release = {
  firm: "A & B",
  today: "2026-12-01",
  build: "Build 7c26f468, December 1, 2026",
  state: "not approved: the commit has no approved- tag",
  hash: publishedHash(after),
  tag: "approved-2026-12-01",
  before: { name: "approved-2026-11-22", message: "By: A. Officer", hash: publishedHash(before) },
  comparison: compareSites(before, after),
  site: after,
  findings,
  placeholders: ["content/firm.yaml:19: +91 00000 00000: tagged !placeholder"],
  coming: [
    {
      day: "2027-01-01",
      changes: [{ path: "[content/firm.yaml] › gstPercent", before: "18", after: "12" }],
      clauses: [{ path: "Terms › Fees", before: "GST is 18%.", after: "GST is 12%." }],
    },
    { day: "2027-04-01", changes: [{ path: "a › b", before: "Old", after: "New" }], clauses: [] },
  ],
  past: ["content/firm.yaml › gstPercent: changed for days that are over"],
  ownMessage: undefined,
  reasons: ["New phone number, the old one ends"],
  pictures: new Map(),
};

const html = releasePage(process.cwd(), release);
const elements = [...elementsOf(parse(html))];

/** The words of an element, with single blanks. */
function wordsOf(element: Element | undefined): string {
  if (!element) return "";
  const parts = element.childNodes.map((node) => {
    if ("value" in node) return node.value;
    return "tagName" in node ? ` ${wordsOf(node)} ` : "";
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** The words of a chapter. */
function chapter(id: string): string {
  return wordsOf(elements.find((element) => attribute(element, "id") === id));
}

test("a release needs nothing else, and allows itself nothing else", () => {
  const fetched = elements.filter((element) =>
    /^(?:https?:)?\//.test(attribute(element, "src") ?? ""),
  );
  expect(fetched).toEqual([]);
  expect(elements.filter(({ tagName }) => tagName === "link")).toEqual([]);
  const csp = elements
    .map((element) => attribute(element, "content"))
    .find((text) => /src/.test(text ?? ""));
  expect(csp).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/);
});

test("files that only browsers and hosts read are not told as files to open", () => {
  const changes = ["_headers", ".static-islands", "brochure.pdf"].map((file) => ({
    file,
    before: "a",
    after: "b",
  }));
  const [open = "", machines = ""] = filesHtml(changes, new Map()).split("Code, styles");
  expect(open).toContain("brochure.pdf");
  expect(open).not.toContain("_headers");
  expect(machines).toContain(".static-islands");
});

test("its first sheet has state, build, hash, tag and a place to sign", () => {
  const words = wordsOf(elements.find(({ tagName }) => tagName === "body"));
  for (const text of [
    "To be approved.",
    "7c26f468",
    "New phone number, the old one ends",
    release.hash,
    "approved-2026-12-01",
    "Signature",
  ]) {
    expect(words).toContain(text);
  }
  expect(words.indexOf("Signature")).toBeLessThan(words.indexOf("Changes of money"));
});

test.each([
  ["not approved: files differ from the commit", /^A draft: .*files differ from the commit/],
  ["approved-2026-12-01", /^Approved as approved-2026-12-01\./],
])("a build that is %j is told as such", (state, expected) => {
  const other = releasePage(process.cwd(), { ...release, state, ownMessage: "By: A. Officer" });
  const told = /<dt>State<\/dt><dd>([^<]*)/.exec(other)?.[1];
  expect(told).toMatch(expected);
});

test("only a release of a committed state has a place to sign", () => {
  const draft = releasePage(process.cwd(), {
    ...release,
    state: "not approved: files differ from the commit (content/firm.yaml)",
  });
  expect(draft).not.toMatch(/Signature|Approved for publication/);
  expect(draft).toContain("Draft: not to be signed");
  expect(draft).toContain('content:"DRAFT, not to be signed. Build 7c26f468');
  expect(html).not.toMatch(/draft/i);
});

test("its first sheet counts findings and excuses as its chapters do", () => {
  const found = (level: Level, exception?: Exception): Finding => ({
    ...FINDING,
    level,
    ...(exception && { exception }),
  });
  const [excuse] = findings.exceptions;
  const several = [found("note"), found("note"), found("error", excuse), found("error", excuse)];
  const other = releasePage(process.cwd(), {
    ...release,
    findings: { ...findings, findings: several },
  });
  const words = wordsOf([...elementsOf(parse(other))].find(({ tagName }) => tagName === "body"));
  expect(words).toContain(
    "0 errors, 0 warnings, 2 notes of preflight, 2 excused , 1 placeholder left",
  );
  expect(words).toContain("0 errors, 0 warnings, 2 notes, 2 excused: 2 by A. Officer.");
  expect(words).toContain("Notes: advice (2)");
  expect(words).toContain("2 findings excused, by 1 decision:");
});

test.each([
  [publishedHash(before).slice(0, 16), "as it was signed"],
  [publishedHash(before).slice(0, 16).toUpperCase(), "as it was signed"],
  ["0123456789abcdef", "signed was 0123456789abcdef"],
  ["the first 16 letters", "the first 16 letters&#34; is no hash"],
  ["", "Hash: &#34; is no hash"],
  ["0123456789abcdeO", "0123456789abcdeO&#34; is no hash"],
])("the hash that a tag says was signed, %s, is compared: %s", (signed, told) => {
  const message = `By: A. Officer\nHash: ${signed}`;
  const other = { name: "approved-2026-11-22", message, hash: publishedHash(before) };
  expect(releasePage(process.cwd(), { ...release, before: other })).toContain(told);
});

test("changes stand before beside after, with what differs marked; money is first", () => {
  expect(chapter("money")).toContain(
    "On / Where Before After Welcome Basic: ₹10,000 Basic: ₹11,000",
  );
  const others = chapter("changes");
  expect(others).toContain("On all 2 pages Where Before After Foot of the page Call 1 Call 2");
  expect(others).toContain("We answer <soon>. We reply <soon>.");
  const marked = elements.filter(({ tagName }) => tagName === "del" || tagName === "ins");
  expect(marked.slice(0, 2).map(wordsOf)).toEqual(["₹10,000", "₹11,000"]);
});

test("findings, excuses with their approvers, placeholders and coming days are told", () => {
  expect(chapter("excuses")).toContain("Approved by A. Officer, until March 31, 2027");
  expect(chapter("placeholders")).toContain("content/firm.yaml: 1");
  expect(chapter("coming")).toContain("January 1, 2027 content/firm.yaml › gstPercent: 18 12");
  expect(chapter("coming")).toContain("Terms › Fees GST is 18%. GST is 12%.");
  expect(chapter("coming")).toMatch(/Later April 1, 2027 a › b: Old New/);
  expect(chapter("coming")).toContain("Days that are over content/firm.yaml › gstPercent");
});

test("the first release of all asks to read the whole text", () => {
  const first = releasePage(process.cwd(), {
    ...release,
    before: undefined,
    comparison: undefined,
  });
  expect(first).toContain("Nothing has been approved yet");
  expect(first).toContain("I have read the whole text.");
  expect(first).not.toMatch(/Changes of money|href="#(?:money|changes)"/);
});

test("the whole text has what is on all pages once, and each page's own words", () => {
  const text = chapter("text");
  expect(text.match(/Call 2/g)).toHaveLength(1);
  for (const words of ["Basic: ₹11,000", "We reply <soon>."]) expect(text).toContain(words);
});

test.each([
  ["", "approved by nobody's signature: the tag has no message"],
  ["Hash: 0123456789abcdef", "the tag was signed for another build"],
  [`Hash: ${release.hash.slice(0, 16)}`, "Approved as approved-2026-12-01."],
])("the tag of the build itself is read: %s", (ownMessage, told) => {
  const state = "approved-2026-12-01";
  const own = releasePage(process.cwd(), { ...release, state, ownMessage });
  expect(own).toContain(told);
  const before = { name: "approved-2026-11-22", message: "", hash: release.hash };
  const next = releasePage(process.cwd(), { ...release, before });
  expect(next).toContain("nobody's signature");
});
