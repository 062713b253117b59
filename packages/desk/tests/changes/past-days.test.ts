import { changesOfThePast } from "../../src/changes/past-days";

const TODAY = "2026-12-01";
const FIRM = "content/firm.yaml";
const SERVICE = "content/services/combo.yaml";

/** What is said if a file had one text when it was approved, and has another one now. */
function said(file: string, before: string, after: string): string[] {
  const files = { before: new Map([[file, before]]), after: new Map([[file, after]]) };
  return changesOfThePast(files, "approved-2026-11-22", TODAY);
}

const plan = (price: string) => `plans:\n  - id: combo-1m\n    price: ${price}\n`;

test("a fee or GST that is written over is told, as clients have paid the old one", () => {
  expect(said(FIRM, "gstPercent: 18\n", "gstPercent: 12\n")).toEqual([
    expect.stringMatching(
      /gstPercent: .*from 18 to 12, since approved-2026-11-22: .*Write it dated/,
    ),
  ]);
  expect(said(SERVICE, plan("40000"), plan("44000"))).toEqual([
    expect.stringContaining("plans › combo-1m › price: changed for days that are over"),
  ]);
});

test("one that is dated from today on or later is right, and so is another value", () => {
  const dated = (from: string) =>
    plan(`{ value: 40000, dated: [{ from: ${from}, value: 44000 }] }`);
  expect(said(SERVICE, plan("40000"), dated(TODAY))).toEqual([]);
  expect(said(SERVICE, plan("40000"), dated("2027-02-01"))).toEqual([]);
  expect(said(FIRM, "phone: 1\n", "phone: 2\n")).toEqual([]);
});

test("a dated value whose first day is over is told, unless it was approved so", () => {
  const dated = "name: { value: A, dated: [{ from: 2026-04-01, value: B }] }\n";
  expect(said(FIRM, "name: A\n", dated)).toEqual([
    `${FIRM} › name: B holds already, since 2026-04-01, a day that is over. Is the day right?`,
  ]);
  const over = plan(
    "{ value: 44000, dated: [{ from: 2026-11-10, until: 2026-11-30, value: 40000 }] }",
  );
  expect(said(SERVICE, plan("40000"), over)).toEqual([
    `${SERVICE} › price: 40000 held from 2026-11-10 until 2026-11-30, days that are over. Is that right?`,
  ]);
  expect(said(FIRM, `${dated}phone: 1\n`, `${dated}phone: 2\n`)).toEqual([]);
});
