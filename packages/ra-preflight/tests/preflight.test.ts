import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Location, Result } from "sarif";
import { cleanText } from "../src/html";
import { exitCode, open, type PreflightOptions, preflight } from "../src/index";
import { loadRules } from "../src/load-rules";
import { matchesIn } from "../src/match-rule";
import { reportHtml } from "../src/reports/html";
import { reportSarif } from "../src/reports/sarif";
import { messageOf, reportJson, reportText } from "../src/reports/words";

const TODAY = "2026-11-22";
const CLAIM = "Guaranteed returns, every month";

/** A new folder with these files. */
function folder(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), "preflight-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  return root;
}

const run = (files: Record<string, string>, options: Partial<PreflightOptions> = {}) =>
  preflight({ folder: folder(files), today: TODAY, ...options });
const ofRule = (report: ReturnType<typeof run>, key: string) =>
  open(report).filter(({ rule }) => rule.key === key);

test("a claim is reported with its page and line, and rules that need facts as skipped", () => {
  const report = run({ "index.html": `<html>\n<body>\n  <h1>A</h1>\n  <p>${CLAIM}</p>` });
  expect(ofRule(report, "assured-returns")).toMatchObject([
    {
      place: { file: path.join(report.folder, "index.html"), line: 4, column: 3 },
      pages: ["index.html"],
    },
  ]);
  expect(exitCode(report)).toBe(1);
  expect(reportText(report)).toMatch(
    /Skipped, as no facts of the firm were given: .*placeholders-left/,
  );
});

const SURE = "Guaranteed returns";

test.each([
  ["a meta element of keywords", `<meta name="keywords" content="nifty, ${SURE}">`],
  ["the name of the site in a preview", `<meta property="og:site_name" content="${SURE}">`],
  ["a second label of a preview", `<meta name="twitter:data1" content="${SURE}">`],
  ["microdata", `<meta itemprop="description" content="${SURE}">`],
  ["Dublin Core", `<meta name="DC.Title" content="${SURE}">`],
  ["a submit button", `<form><input type=submit value="${SURE}"></form>`],
  ["a button", `<input type="button" value="${SURE}">`],
  ["a field that is filled in", `<input value="${SURE}">`],
  ["a hint in a field", `<textarea placeholder="${SURE}"></textarea>`],
  ["a textarea", `<textarea>${SURE}</textarea>`],
  ["an option's label", `<select><option label="${SURE}">1</option></select>`],
  ["a group of options", `<select><optgroup label="${SURE}"><option>1</optgroup></select>`],
  ["a suggestion", `<datalist><option value="${SURE}"></datalist>`],
  ["a label for screen readers", `<a aria-label="${SURE}" href="/">A</a>`],
  ["a description for screen readers", `<p aria-description="${SURE}">A</p>`],
  ["a style sheet", `<style>p::before { content: "${SURE}" }</style>`],
  ["a style sheet in parts", '<style>p:after{content:"Guaran" attr(x) "teed returns"}</style>'],
  [
    "a style sheet with escapes",
    String.raw`<style>p:after{content:"\47uaranteed\20returns"}</style>`,
  ],
  ["a variable of a style sheet", `<style>:root{--badge:'${SURE}'}</style>`],
  ["the sign of a list", `<ul style='list-style-type:"${SURE} "'><li>A</ul>`],
  ["a template", `<p>A</p><template><p>${SURE}</p></template>`],
  ["a shadow", `<div><template shadowrootmode="open"><p>${SURE}</p></template></div>`],
  ["noscript", `<noscript><p>${SURE}</p></noscript>`],
  ["a frame's own page", `<iframe srcdoc="<p>${SURE}</p>"></iframe>`],
  ["a template in a script", `<script type="text/x-template"><p>${SURE}</p></script>`],
  ["a data attribute that styles show", `<p data-label="${SURE}">1</p>`],
  ["a message that a link begins", '<a href="https://wa.me/91?text=Guaranteed%20returns">A</a>'],
  ["an e-mail that a link begins", '<a href="mailto:a@b.example?subject=Guaranteed+returns">A</a>'],
  ["the letters of a drawing", `<svg><text>${SURE}</text></svg>`],
  [
    "structured data",
    `<script type="application/ld+json; charset=utf-8">{"name":"${SURE}"}</script>`,
  ],
])("%s is read", (_, html) => {
  const before = run({ "a.html": html.replaceAll(/guaran|returns|47uaran/gi, "x") });
  expect(ofRule(before, "assured-returns")).toHaveLength(0);
  expect(ofRule(run({ "a.html": html }), "assured-returns")).toHaveLength(1);
});

test.each([
  ["site.css", `p::after { content: "${SURE}" }`],
  ["site.webmanifest", JSON.stringify({ name: "A", description: SURE })],
  ["manifest.json", JSON.stringify({ shortcuts: [{ name: SURE }] })],
  ["logo.svg", `<svg><!-- a --><text>${SURE}</text></svg>`],
  ["film.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${SURE}\n`],
  ["feed.xml", `<?xml version="1.0"?><rss><item><title>${SURE}</title></item></rss>`],
  ["atom.xml", `<feed><entry><summary><![CDATA[<p>${SURE}</p>]]></summary></entry></feed>`],
  ["llms.txt", `# A\n\n${SURE}\n`],
])("beside the pages, %s is read", (file, text) => {
  const found = (words: string) =>
    ofRule(run({ "a.html": "<p>A</p>", [file]: words }), "assured-returns").map(
      ({ pages }) => pages[0],
    );
  expect(found(text.replace(SURE, "Nothing"))).toEqual([]);
  expect(found(text)).toEqual([file]);
});

test("the address of a page is read", () => {
  const found = (file: string) => ofRule(run({ [file]: "<p>A</p>" }), "assured-returns");
  expect(found("returns.html")).toHaveLength(0);
  expect(found("guaranteed-returns.html")).toHaveLength(1);
});

test.each([
  ["a hidden field", `<input type="hidden" value="${SURE}">`],
  ["a checkbox's value", `<input type="checkbox" value="${SURE}">`],
  ["a comment", `<!-- ${SURE} -->`],
  ["a comment of a style sheet", `<style>/* content: "${SURE}" */</style>`],
  ["the name of a font", `<style>p{font-family:"${SURE}"}</style>`],
  ["what a program verifies", `<meta name="google-site-verification" content="${SURE}">`],
])("%s is read by nobody", (_, html) => {
  expect(ofRule(run({ "a.html": html }), "assured-returns")).toHaveLength(0);
});

test("a place that the site knows is reported instead of the page's", () => {
  const place = { file: "content/a.yaml", line: 2, column: 5 };
  const report = run(
    { "a.html": `<p>${CLAIM}</p>`, "b.html": `<p>${CLAIM}</p>` },
    { placeOf: () => place },
  );
  expect(ofRule(report, "assured-returns")).toMatchObject([{ place, pages: ["a.html", "b.html"] }]);
});

test("placeholders are notes, and errors before a launch", () => {
  const level = (launch: boolean) =>
    ofRule(
      run({ "a.html": "<p>A</p>" }, { facts: { placeholders: ["name"] }, launch }),
      "placeholders-left",
    ).map((one) => one.level);
  expect([level(false), level(true)]).toEqual([["note"], ["error"]]);
});

/** A page with a claim, and an exception from what is found there. */
function excused(exception: Record<string, string>, requirements?: string[]) {
  const root = folder({ "index.html": `<p>${CLAIM}</p>` });
  const exceptions = path.join(root, "exceptions.yaml");
  const written = {
    rule: "assured-returns",
    place: path.join(root, "index.html"),
    words: "guaranteed returns",
    reason: "A test",
    approved: "Nobody",
    until: "2026-11-22",
    ...exception,
  };
  // YAML takes JSON.
  writeFileSync(exceptions, JSON.stringify([written]));
  const report = preflight({ folder: root, exceptions, today: TODAY, requirements });
  const lines = reportText(report).split("\n");
  return { report, told: lines.filter((line) => line.startsWith("The exception")) };
}

test("an exception excuses a finding until its day", () => {
  const { report, told } = excused({});
  expect(ofRule(report, "assured-returns")).toHaveLength(0);
  expect(told).toEqual([]);
});

test.each([
  [{ until: "2026-11-21" }, "ended on 2026-11-21: decide again"],
  [{ until: "2072-03-31" }, "excuses nothing: 2072-03-31 is more than two years off"],
  [{ rule: "assured-return" }, "names no rule: did you mean assured-returns?"],
  [{ rule: "of-nobody" }, "names no rule of these packs: remove it"],
  [{ place: "index.html" }, "excuses nothing: what it is about is at .*/index.html, so write that"],
  [{ words: "sure profit" }, 'excuses nothing: the words found there are "Guaranteed returns"'],
  [{ rule: "superlatives" }, "is no longer needed: remove it"],
])("an exception with %j excuses nothing, and the report says why", (exception, why) => {
  const { report, told } = excused(exception);
  expect(ofRule(report, "assured-returns")).toHaveLength(1);
  expect(told).toEqual([expect.stringMatching(why)]);
});

test("an exception that names a requirement which there is none of is told", () => {
  const told = (requirement: string) => excused({ requirement }, ["R4.1", "R4.11"]).told;
  expect(told("R4.1, R99.9")).toEqual([
    expect.stringMatching("names the requirement R99.9, which there is none of"),
  ]);
  expect(told("R4.1, R4.11")).toEqual([]);
});

test("a day that no calendar has is refused with its line", () => {
  expect(() => excused({ until: "2027-02-31" })).toThrow(
    /exceptions\.yaml:1: until: expected a day such as 2026-02-06, got "2027-02-31"/,
  );
});

test("a mistake in a file of exceptions is told with its line", () => {
  expect(() => excused({ until: "31-03-2027", reason: "" })).toThrow(
    /exceptions\.yaml:1: reason: .*\n.*exceptions\.yaml:1: until: expected a day such as 2026-02-06/,
  );
});

test("an exception that a placeholder approves is an error before a launch", () => {
  const root = folder({ "index.html": "<p>What our clients say</p>" });
  const exceptions = path.join(root, "exceptions.yaml");
  const place = path.join(root, "index.html");
  const one = `rule: testimonials, place: ${place}, reason: A test, until: 2027-01-01`;
  const told = (approved: string, launch: boolean) => {
    writeFileSync(exceptions, `- { ${one}, approved: ${approved} }`);
    return preflight({ folder: root, exceptions, today: TODAY, launch });
  };
  const levels = (approved: string, launch: boolean) =>
    ofRule(told(approved, launch), "testimonials").map(({ level }) => level);
  expect(levels("A. Person", true)).toEqual([]);
  expect(levels("!placeholder An Officer", false)).toEqual([]);
  expect(levels("!placeholder An Officer", true)).toEqual(["error"]);
  expect(reportText(told("A. Person", false))).toMatch(/1 excused: 1 by A\. Person$/);
  expect(reportText(told("!placeholder An Officer", false))).toMatch(
    /1 excused: 1 by An Officer \(a placeholder\)$/,
  );
});

test("no exception excuses a missing month of complaints before a launch", () => {
  const head = "Month|Carried forward|Received|Resolved|Pending";
  const rowOf = (cells: string, tag: string) =>
    `<tr><td></td>${cells.replace(/[^|]+/g, `<${tag}>$&</${tag}>`).replaceAll("|", "")}</tr>`;
  const page = `<table>${rowOf(head, "th")}${rowOf("May 2026|0|0|0|0", "td")}</table>`;
  const root = folder({ "index.html": page });
  const exceptions = path.join(root, "exceptions.yaml");
  const place = path.join(root, "index.html");
  writeFileSync(
    exceptions,
    `- { rule: complaint-month-due, place: ${place}, reason: A test, approved: A. Person, until: 2027-01-01 }`,
  );
  const told = (launch: boolean) => {
    const report = preflight({ folder: root, exceptions, today: TODAY, launch });
    return ofRule(report, "complaint-month-due").map(({ level, message }) => ({ level, message }));
  };
  expect(told(false)).toEqual([]);
  expect(told(true)).toEqual([
    { level: "error", message: expect.stringMatching(/No exception from this rule holds/) },
  ]);
});

test("the same note on many pages is one line, and stays one finding for each", () => {
  const words = "<p>Valid through May 13, 2030</p>";
  const report = run({ "a.html": words, "b.html": `<br>${words}`, "c.html": words });
  const lines = reportText(report).split("\n");
  expect(lines.filter((line) => line.includes("[validity]"))).toEqual([
    expect.stringMatching(/a\.html:1:1: note: .*\[validity\] \(on 3 pages\)$/),
  ]);
  expect(ofRule(report, "validity")).toHaveLength(3);
});

test.each([
  ["a price with GST to come", "Plan of six months at ₹1,60,000 plus 18% GST", 1],
  ["the cap with GST", "Plan of a year at ₹1,78,180 with GST", 0],
  ["more than the cap with GST", "Plan of a year at ₹1,79,000 with GST", 1],
  ["invisible letters", "guaran\u200bteed returns", 1],
  ["bold letters", "𝗚𝘂𝗮𝗿𝗮𝗻𝘁𝗲𝗲𝗱 returns", 1],
  ["wide letters", "Ｇｕａｒａｎｔｅｅｄ returns", 1],
  ["letters in circles", "ⓖⓤⓐⓡⓐⓝⓣⓔⓔⓓ returns", 1],
  ["letters in black circles", "🅖🅤🅐🅡🅐🅝🅣🅔🅔🅓 returns", 1],
  ["letters in squares", "🄶🅄🄰🅁🄰🄽🅃🄴🄴🄳 returns", 1],
  ["letters in black squares", "🅶🆄🅰🆁🅰🅽🆃🅴🅴🅳 returns", 1],
  ["letters in brackets", "⒢⒰⒜⒭⒜⒩⒯⒠⒠⒟ returns", 1],
  ["small capitals", "ɢᴜᴀʀᴀɴᴛᴇᴇᴅ returns", 1],
  ["struck letters", "g\u0336u\u0336a\u0336ranteed returns", 1],
  ["accents", "guaránteed retúrns", 1],
  ["halves of flags", "🇬🇺🇦🇷🇦🇳🇹🇪🇪🇩 returns", 1],
  ["Hindi digits", "हर महीने ३०% रिटर्न", 1],
  ["a sentence that ends in a danda", "मुनाफे की जिम्मेदारी हमारी।", 1],
  ["flags, and Hindi without a promise", "🇮🇳 🇺🇸 हर महीने फीस ५००० रुपये", 0],
  ["numbers that hide nothing", "Nifty 25000 CE, 3x, 10am, Q2, INH123456789", 0],
])("%s: %s", (_, words, count) => {
  const { rules } = loadRules(["packages/ra-preflight/packs/sebi-ra"], TODAY);
  const keys = /^(?:assured-returns|no-risk|free-trials|pressure-to-buy|price-above-cap)$/;
  const hits = rules
    .filter(({ key }) => keys.test(key))
    .flatMap((rule) => matchesIn(rule, cleanText(words)));
  expect(Math.min(hits.length, 1)).toBe(count);
});

test.each([
  "You need assured returns to get started.",
  "No hidden fees, assured returns.",
  "Do not miss our assured returns.",
  "Is this too good? Assured returns.",
])("a prohibited phrase is found whatever else the sentence says: %s", (words) => {
  expect(ofRule(run({ "a.html": `<p>${words}</p>` }), "assured-returns")).toHaveLength(1);
});

test.each([
  "We do not promise any assured returns.",
  "No assured returns.",
  "Assured returns are prohibited.",
  "Inform SEBI about Research Analyst offering assured or guaranteed returns.",
])("a phrase that is denied, or prescribed by law, is none: %s", (words) => {
  expect(ofRule(run({ "a.html": `<p>${words}</p>` }), "assured-returns")).toEqual([]);
});

test("a sentence of sales talk is found with the words that weighed most", () => {
  const report = run({
    "a.html": "<p>We answer.</p><p>Boss, jackpot tonight, hurry, join now!</p>",
  });
  const [finding, ...others] = ofRule(report, "sales-talk");
  expect(others).toEqual([]);
  expect(finding?.level).toBe("warning");
  expect(finding?.message).toMatch(
    /^"Boss, jackpot tonight, hurry, join now!" has "boss", "\w.*" and "\w.*", which together read as sales talk\./,
  );
});

test("an exception without a reason is refused", () => {
  const exceptions = path.join(
    folder({ "e.yaml": "- { rule: a, place: b, approved: c, until: 2026-12-01 }" }),
    "e.yaml",
  );
  expect(() => run({ "a.html": "<p>A</p>" }, { exceptions })).toThrow(/reason/);
});

test("a folder that does not exist, or has no page, cannot be judged", () => {
  expect(() => run({})).toThrow(/no page/);
  expect(() => preflight({ folder: "/nowhere" })).toThrow(/no folder/);
});

test("SARIF, JSON and the page report the same finding", () => {
  const report = run({ "index.html": `<p>${CLAIM}, 100% profit with us &amp; more</p>` });
  expect(JSON.parse(reportJson(report))).toMatchObject({
    exitCode: 1,
    findings: expect.arrayContaining([expect.objectContaining({ rule: "assured-returns" })]),
  });
  const [{ results }] = JSON.parse(reportSarif(report)).runs;
  expect(JSON.stringify(results)).toMatch(/"assured-returns".*"startLine":1,"startColumn":1/);
  expect(reportHtml(report)).toContain("100% profit with");
});

test("a page that a script fills is named, and nothing is missing on it", () => {
  const app = `<title>${SURE}</title><body><noscript>Switch on JavaScript.</noscript><div id="app"></div><script src="a.js"></script>`;
  const report = run({ "index.html": app });
  expect(report.refusals).toMatchObject([
    { file: path.join(report.folder, "index.html"), message: expect.stringMatching(/no text/) },
  ]);
  expect(open(report).map(({ rule }) => rule.key)).toEqual(["assured-returns"]);
  expect(exitCode(report)).toBe(2);
  expect(run({ "index.html": app.replace("></div>", ">A</div>") }).refusals).toEqual([]);
});

test("a document that is missing is one finding", () => {
  const report = run({ "index.html": "<p>A</p>" });
  expect(ofRule(report, "charter-rights").map(({ message }) => message)).toEqual([
    expect.stringMatching(/no page has its 17 sentences, the first of them "Right to Privacy/),
  ]);
});

test.each([
  ["Right to fair and equitable treatment", "note"],
  ["Right to a fair hearing of each client", undefined],
  ["Right to receive information on all the statutory and regulatory disclosures", "error"],
])("a prescribed text as %s: %s", (text, level) => {
  const found = ofRule(run({ "index.html": `<p>${text}</p>` }), "charter-rights");
  const altered = found.filter(({ words }) => words !== "");
  expect(altered.map((finding) => finding.level)).toEqual(level ? [level] : []);
});

test("what the regulator says is no fault, in any capitals", () => {
  const report = run({
    "index.html":
      "<p>DEAL WITH SEBI RECOGNISED MARKET INFRASTRUCTURE INSTITUTIONS.</p><p>Inform SEBI about research analyst offering assured or guaranteed returns</p>",
  });
  expect(ofRule(report, "endorsed-by-regulator")).toEqual([]);
  expect(ofRule(report, "assured-returns")).toEqual([]);
});

test("a rule is left out when asked, and an unknown one is named", () => {
  const page = { "index.html": `<p>${CLAIM}</p>` };
  const report = run(page, { off: ["assured-returns"] });
  expect(ofRule(report, "assured-returns")).toEqual([]);
  expect(reportText(report)).toMatch(/^Left out, as asked: assured-returns\.$/m);
  expect(() => run(page, { off: ["assured"] })).toThrow(/no rule "assured"/);
});

test("the list in the terminal says what to change", () => {
  expect(reportText(run({ "index.html": `<p>${CLAIM}</p>` }))).toMatch(
    /"Guaranteed returns" reads as .* Take the promise out, .* \[assured-returns\]$/m,
  );
});

test("a rule of another's pack that judges its own texts wrongly is refused on each run", () => {
  const packs = [path.join(folder({ "2026-02.yaml": pack(sure("sure", "nothing")) }))];
  expect(run({ "index.html": "<p>A</p>" }, { packs }).refusals).toMatchObject([
    { message: expect.stringMatching(/rule sure is not used/) },
  ]);
});

/** The files that a report's SARIF names. */
function filesInSarif(report: ReturnType<typeof run>): string[] {
  const [{ results }] = JSON.parse(reportSarif(report)).runs;
  const places = results.flatMap((result: Result) => result.locations ?? []);
  expect(places).toHaveLength(results.length);
  return places.map(({ physicalLocation }: Location) => {
    return fileURLToPath(physicalLocation?.artifactLocation?.uri ?? "");
  });
}

test("in SARIF what is missing, or stands in no file, has a page as its place", () => {
  const texts = [{ name: "a PDF", where: "pdf" as const, texts: [CLAIM] }];
  for (const page of ["a #1 é?.html", "index.html"]) {
    const report = run({ [page]: "<p></p>" }, { texts, facts: { placeholders: ["name"] } });
    expect(ofRule(report, "charter-words").map(({ place }) => place.file)).toEqual([
      path.join(report.folder, page),
    ]);
    expect(ofRule(report, "assured-returns")).toHaveLength(1);
    const files = filesInSarif(report);
    expect(files.filter((file) => !statSync(file, { throwIfNoEntry: false })?.isFile())).toEqual(
      [],
    );
  }
});

const pack = (rules: string, date = "2026-02-06", more = "") => `name: Test
date: ${date}
${more}
documents:
  code: { circular: A code, read: nothing, compared: true }
rules:
${rules}`;
const sure = (
  key = "sure",
  token = "sure profit",
  fail = "[sure profit, a sure profit]",
) => `  ${key}:
    extends: existence
    message: '"%s" promises'
    level: error
    tokens: ["${token}"]
    source: { document: code, paragraph: "1", confidence: high }
    pass: [nothing, nothing at all]
    fail: ${fail}
`;
const load = (files: Record<string, string>, today = TODAY) => loadRules([folder(files)], today);

test("every rule of the package judges its own texts correctly", () => {
  const { refusals, rules } = loadRules(["packages/ra-preflight/packs/sebi-ra"], TODAY);
  expect(refusals).toEqual([]);
  expect(rules.length).toBeGreaterThan(40);
});

test.each([
  [
    "judges its texts wrongly",
    sure("sure", "guaranteed"),
    /finds nothing in a text that must fail: sure profit/,
  ],
  [
    "finds a fault in a right text",
    sure("sure", "sure|nothing"),
    /finds a fault in a text that must pass: nothing/,
  ],
  [
    "has too few texts",
    sure("sure", "sure", "[sure]"),
    /expected two texts at least that must fail/,
  ],
  [
    "has an unknown word",
    sure("sure", "{profits} ("),
    /expected a regular expression\s+→ at tokens\[0\]/,
  ],
])("a rule that %s is refused with its line", (_, rule, message) => {
  const { rules, refusals } = load({ "2026-02.yaml": pack(rule) });
  expect(rules).toEqual([]);
  expect(refusals).toMatchObject([{ line: 7, message: expect.stringMatching(message) }]);
});

test("a later pack changes and removes rules of an earlier one from its date on", () => {
  const files = {
    "2026-02.yaml": pack(sure() + sure("second")),
    "2026-12.yaml": pack(
      "  sure: { level: note }\n  second: null\n",
      "2026-12-01",
      "inherits: 2026-02.yaml",
    ),
  };
  const levels = (day: string) => load(files, day).rules.map(({ key, level }) => [key, level]);
  expect(levels("2026-11-30")).toEqual([
    ["sure", "error"],
    ["second", "error"],
  ]);
  expect(levels("2026-12-01")).toEqual([["sure", "note"]]);
});

test("the vocabulary of a pack is put into its patterns", () => {
  const words = "vocabulary: { certain: sure, gain: [profit, income] }";
  const { rules } = load({
    "2026-02.yaml": pack(sure("sure", "{certain} {gain}"), "2026-02-06", words),
  });
  expect(rules).toHaveLength(1);
});

const OWNER = `name: Owner
date: 2026-01-01
documents: { list: { circular: The list, read: itself, compared: true } }
defaults:
  extends: mandated-text
  message: "%s."
  level: error
  approver: the owner
  where: [text]
  source: { document: list, confidence: high }
rules:
`;

/** What a rule of fixed words reports on pages, with what it breaks and who may change it. */
function broken(rule: string, files: Record<string, string>) {
  const file = path.join(folder({ "owner.yaml": OWNER + rule }), "owner.yaml");
  const report = run(files, { packs: [file] });
  expect(report.refusals).toEqual([]);
  return open(report).map(messageOf);
}
const HEADING =
  "  heading: { source: { paragraph: R4.6 }, pages: '^a', exactly: true, elements: h1, texts: [Contact us] }\n";
const MENU =
  "  menu: { source: { paragraph: R3.1 }, within: nav, ordered: true, links: [[Home, /], [About, /about]] }\n";
const ERROR =
  "  error: { source: { paragraph: R9.5 }, on: site, where: [script], texts: [It's failed.] }\n";
const WHO = "Who may change it: the owner.";
const MISSING = `R4.6: the whole text is missing: "Contact us". ${WHO}`;

test.each([
  [HEADING, { "a.html": "<h1>Contact <b>us</b></h1>" }, []],
  [HEADING, { "a.html": "<h1>Contact us now</h1><p>Contact us</p>" }, [MISSING]],
  [HEADING, { "a.html": "<h1>Contact us</h1>", "b.html": "<p>B</p>" }, []],
  [
    HEADING,
    { "b.html": "<h1>Contact us</h1>" },
    [`R4.6: there is no page for "Contact us". ${WHO}`],
  ],
  [MENU, { "a.html": "<nav><a href='/'>Home</a><a href='/about?x'>About us</a></nav>" }, []],
  [
    MENU,
    { "a.html": "<nav><a href='/about'>About</a><a href='/'>Home</a></nav>" },
    [`R3.1: <nav> lacks the link "About" to /about or is out of order. ${WHO}`],
  ],
  [ERROR, { "a.html": "<p>A</p>", "b.js": 'x="It\\u2019s failed."' }, []],
  [ERROR, { "a.html": `<div data-props='{"a":"It&apos;s failed."}'></div>` }, []],
  [ERROR, { "a.html": "<p>A</p>", "b.json": '{"a":["It\'s failed."]}' }, []],
  [ERROR, { "a.html": "<p>It's failed.</p>" }, [`R9.5: no page has "It's failed.". ${WHO}`]],
])("fixed words: %s on %j", (rule, files, expected) => {
  expect(broken(rule, files)).toEqual(expected);
});

test("what several pages lack is one finding with its pages, and one line", () => {
  const file = path.join(folder({ "owner.yaml": OWNER + MENU }), "owner.yaml");
  const nav = "<nav><a href='/'>Home</a></nav>";
  const report = run({ "a.html": nav, "b.html": nav }, { packs: [file] });
  expect(report.findings).toMatchObject([{ pages: ["a.html", "b.html"] }]);
  expect(reportText(report)).toMatch(/a\.html:1:1: error: .*"About".* \[menu\] \(on 2 pages\)/);
});
