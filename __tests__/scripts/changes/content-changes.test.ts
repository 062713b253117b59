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
feeCap: 151000
hours: { support: 9AM to 6PM }
warning: Investment in securities market are subject to market risks.
lines: [Street, Area]
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
      kind === "changed" ? `${place}: ${was} -> ${is}` : `${place} ${kind} ${was || is}`.trim(),
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
    "plans › Basic, 1 month › price: ₹20,000 -> ₹21,000",
  ]);
  expect(firm("151000", "160000")).toEqual(["fee cap: ₹1,51,000 -> ₹1,60,000"]);
});

test("of a long text only the sentences that differ are shown", () => {
  expect(service("Another one.", "Another two.")).toEqual([
    "blocks › How it works › text: Another one. -> Another two.",
  ]);
});

test("an entry put first is an addition, not a change of those after it", () => {
  const entry = "blocks:\n  - { kind: prose, heading: News, text: New. }";
  expect(service("blocks:", entry)).toEqual([
    "blocks › News added kind: prose\nheading: News\ntext: New.",
  ]);
});

test("a new heading is one change of its entry", () => {
  expect(service("heading: How it works", "heading: How we work")).toEqual([
    "blocks › How it works › heading: How it works -> How we work",
  ]);
});

test("a removed plan and a new order are told as such", () => {
  expect(service("  - { id: basic-6m, name: Basic, months: 6, price: 110000 }\n", "")).toEqual([
    "plans › Basic, 6 months removed id: basic-6m\nname: Basic\nmonths: 6\nprice: ₹1,10,000",
  ]);
  const [one, other] = SERVICE.split("\n").filter((line) => line.includes("kind: prose"));
  expect(service(`${one}\n${other}`, `${other}\n${one}`)).toEqual(["blocks moved"]);
});

test("a placeholder that was replaced says so", () => {
  expect(firm("!placeholder +91 00000 00000", "+91 98765 43210")).toEqual([
    "phone: +91 00000 00000 -> +91 98765 43210",
    "phone supplied",
  ]);
});

test("lists of words, months and new files are told", () => {
  expect(firm("[Street, Area]", "[Road, Area]")).toEqual(["lines: Street\nArea -> Road\nArea"]);
  expect(changesOf("content/complaints/monthly.csv", (text) => `${text}2026-05,1\n`)).toEqual([
    "May 2026 added month: May 2026\nreceived: 1",
  ]);
  const after = new Map(before).set("content/pages/new.yaml", "meta: { title: New page }");
  expect(contentChanges(before, after)).toMatchObject([{ title: "New page" }]);
});

test("words that SEBI fixes are marked, in the text and on the page", () => {
  const after = new Map(before).set("content/firm.yaml", FIRM.replace("Investment", "Investments"));
  const files = contentChanges(before, after);
  const report = { firm: "A & B", since: "v1", sinceDay: "2026-11-22", files };
  expect(reportText(report)).toContain("SEBI or the requirements fix these words");
  expect(reportText({ ...report, files: [] })).toContain("Nothing has changed");
  const page = reportPage(report);
  expect(page).toContain("Changes since v1: A &amp; B");
  expect(page).toContain("<del>Investment in securities market");
  expect(page).toContain("Approved by");
});
