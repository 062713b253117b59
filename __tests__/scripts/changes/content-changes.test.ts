import { contentChanges } from "@/scripts/changes/content-changes";
import { reportPage, reportText } from "@/scripts/changes/report";

const SERVICE = `title: Futures
order: 2
plans:
  - { id: basic-1m, name: Basic, months: 1, price: 20000 }
  - { id: basic-6m, name: Basic, months: 6, price: 110000 }
blocks:
  - { kind: prose, heading: How it works, text: "One sentence. Another one. A third." }
  - { kind: prose, heading: What it costs, text: See the plans. }
`;
const FIRM = `phone: !placeholder +91 00000 00000
gstPercent: 18
feeCap: 151000
hours: { support: 9AM to 6PM }
warning: Investment in securities market are subject to market risks.
lines: [Street, Area]
rooms: !placeholder [One, Two]
officers:
  - { role: Compliance, name: !placeholder To be supplied }
  - { role: Grievance, name: !placeholder To be supplied }
`;
const before = new Map([
  ["content/services/futures.yaml", SERVICE],
  ["content/firm.yaml", FIRM],
  ["content/complaints/monthly.csv", "month,received\n2026-04,0\n"],
]);

/** The changes of one file as `place: before -> after`. */
function changesOf(file: string, change: (text: string) => string): string[] {
  const after = new Map(before).set(file, change(before.get(file) ?? ""));
  return contentChanges(before, after).flatMap(({ changes }) =>
    changes.map(({ place, kind, before: was = "", after: is = "" }) =>
      was && is
        ? `${place}${kind === "changed" ? ":" : ` ${kind}`} ${was} -> ${is}`
        : `${place} ${kind} ${was || is}`.trim(),
    ),
  );
}
const service = (from: string, to: string) =>
  changesOf("content/services/futures.yaml", (text) => text.replace(from, to));
const firm = (from: string, to: string) =>
  changesOf("content/firm.yaml", (text) => text.replace(from, to));

test("nothing changed is nothing said", () => {
  expect(contentChanges(before, new Map(before))).toEqual([]);
  expect(firm("phone:", "# a note\nphone:")).toEqual([]);
});

test("a price stands in rupees, beside its plan and tenure", () => {
  expect(service("price: 20000", "price: 21000")).toEqual([
    "plans › Basic, 1 month › price: ₹20,000 plus GST, ₹23,600 in all -> ₹21,000 plus GST, ₹24,780 in all",
  ]);
  expect(firm("151000", "160000")).toEqual(["fee cap: ₹1,51,000 -> ₹1,60,000"]);
});

test("of a long text only the sentences that differ are shown", () => {
  expect(service("Another one.", "Another two.")).toEqual([
    "blocks › How it works › text: Another one. -> Another two.",
  ]);
  // Where a line happens to end is no change.
  expect(service("Another one. A third.", "Another\\none. A third.")).toEqual([]);
});

test("an entry put first is an addition, not a change of those after it", () => {
  const entry = "blocks:\n  - { kind: prose, heading: News, text: New. }";
  expect(service("blocks:", entry)).toEqual(["blocks › News added heading: News\ntext: New."]);
});

test("a new heading is one change of its entry", () => {
  expect(service("heading: How it works", "heading: How we work")).toEqual([
    "blocks › How it works › heading: How it works -> How we work",
  ]);
});

test("a removed plan and a new order are told as such", () => {
  expect(service("  - { id: basic-6m, name: Basic, months: 6, price: 110000 }\n", "")).toEqual([
    "plans › Basic, 6 months removed name: Basic\nmonths: 6\nprice: ₹1,10,000 plus GST, ₹1,29,800 in all",
  ]);
  const [one, other] = SERVICE.split("\n").filter((line) => line.includes("kind: prose"));
  expect(service(`${one}\n${other}`, `${other}\n${one}`)).toEqual([
    'blocks › What it costs moved after "How it works" -> first',
  ]);
});

test("a placeholder that was replaced says so", () => {
  expect(firm("!placeholder +91 00000 00000", "+91 98765 43210")).toEqual([
    "phone: +91 00000 00000 (placeholder) -> +91 98765 43210",
  ]);
  expect(firm("!placeholder [One", "[One")).toEqual([
    "rooms (placeholder) removed not supplied yet",
  ]);
  expect(firm("Compliance, name: !placeholder To be supplied", "Compliance, name: Asha")).toEqual([
    "officers › Compliance › name: To be supplied (placeholder) -> Asha",
  ]);
});

test("lists of words, months and new files are told", () => {
  expect(firm("[Street, Area]", "[Road, Area]")).toEqual(["lines: Street -> Road"]);
  expect(changesOf("content/complaints/monthly.csv", (text) => `${text}2026-05,1\n`)).toEqual([
    "May 2026 added month: May 2026\nreceived: 1",
  ]);
  const after = new Map(before).set("content/pages/new.yaml", "meta: { title: New page }");
  expect(contentChanges(before, after)).toMatchObject([{ title: "New page" }]);
});

test("a reference is told as what it prints", () => {
  expect(service("Another one.", "Call {{firm.hours.support}}.")).toEqual([
    "blocks › How it works › text: Another one. -> Call 9AM to 6PM.",
  ]);
});

test("a picture and a page that is gone are told without their contents", () => {
  const after = new Map(before).set("public/chart.png", "\u0089PNG");
  after.delete("content/services/futures.yaml");
  expect(contentChanges(before, after)).toMatchObject([
    { file: "content/services/futures.yaml", changes: [{ place: "", kind: "removed" }] },
    { file: "public/chart.png", changes: [{ place: "", kind: "added" }] },
  ]);
});

test("a file that is not YAML is named with its place", () => {
  expect(() => firm("feeCap: 151000", "feeCap: [151000")).toThrow(/content\/firm.yaml:\d+:\d+/);
});

test("words that SEBI fixes are marked, in the text and on the page", () => {
  const after = new Map(before).set("content/firm.yaml", FIRM.replace("Investment", "Investments"));
  const files = contentChanges(before, after);
  const report = { firm: "A & B", since: "v1", sinceDay: "2026-11-22", files };
  expect(reportText(report)).toContain("SEBI or the requirements fix these words");
  expect(reportText({ ...report, files: [] })).toContain("Nothing has changed");
  const page = reportPage(report);
  expect(page).toContain("Changes since v1: A &amp; B");
  expect(page).toContain("<del>Investment</del> in securities market");
  expect(page).toContain("Approved by");
});

test("a new version is named, and its words are told where they are written", () => {
  const version = (number: string, date: string) =>
    `    - number: "${number}"\n      date: ${date}\n      sha256: ${"0".repeat(64)}\n`;
  const ledger = (...versions: string[]) =>
    `terms:\n  label: Terms\n  versions:\n${versions.join("")}`;
  const first = version("1.0", "2026-11-22");
  const files = (text: string) => new Map([["content/versions.yaml", text]]);
  const now = files(ledger(version("1.1", "2026-12-01"), first));
  now.set("content/versions/terms/1.1.md", "# Terms\n");
  const [changed, ...rest] = contentChanges(files(ledger(first)), now);
  expect(rest).toEqual([]);
  expect(changed?.title).toBe("Versions of what clients accept");
  expect(changed?.changes).toEqual([
    {
      place: "terms › versions › 1.1",
      kind: "added",
      after: "number: 1.1\ndate: December 1, 2026",
      isMandated: false,
    },
  ]);
});
