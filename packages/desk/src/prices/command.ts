import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "@/lib/checks/checked-content";
import { capWords } from "@/lib/fees/fee-cap";
import { priceOf } from "@/lib/fees/price";
import { formatRupees, formatTenure } from "@/lib/text/format";
import { exitWith } from "@/scripts/environment";
import { changeChecked, exitWithNothingWritten } from "../content-copy";
import { changedPlans, withPlans } from "./new-prices";

/** Widths of the table's columns in characters. */
const WIDTHS = [34, 11, 11, 10, 11, 34, 0];

const USAGE =
  "Usage: npm run prices -- +10% [--round 500] [--service futures] [--write]; also -5%, +2000, -500";

process.once("uncaughtException", exitWithNothingWritten);
// Not parsed: a change such as -5% would be read as an option.
const [written, ...args] = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: {
    round: { type: "string", default: "1" },
    service: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
if (!written) exitWith(USAGE);
const { services, firm, shared } = loadContent("content");
const chosen = services.filter(({ slug }) => !values.service || slug === values.service);
if (chosen.length === 0) {
  exitWith(`No service ${values.service}: ${services.map(({ slug }) => slug).join(", ")}.`);
}
const rows = [["plan", "old", "new", "GST", "total", "tag", `cap ${formatRupees(firm.feeCap)}`]];
const files = new Map<string, string>();
for (const service of chosen) {
  const plans = changedPlans(service, written, Number(values.round), firm.feeCap);
  for (const [index, plan] of plans.entries()) {
    const { gst, total } = priceOf(plan, firm.gstPercent);
    const old = service.plans[index];
    const tag = old?.tag === plan.tag ? (plan.tag ?? "") : `${plan.tag} (was ${old?.tag})`;
    const { fits } = capWords(plan, firm.feeCap, shared.plans.capUse);
    const amounts = [old?.price ?? 0, plan.price, gst, total].map(formatRupees);
    rows.push([`${plan.id}, ${formatTenure(plan.months)}`, ...amounts, tag, fits]);
  }
  const name = `services/${service.slug}.yaml`;
  files.set(name, withPlans(readFileSync(path.join("content", name), "utf8"), plans));
}
for (const row of rows) console.log(row.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(""));
const change = (at: string) => {
  for (const [name, text] of files) writeFileSync(path.join(at, name), text);
};
changeChecked(change, values.write);
const names = [...files.keys()].map((name) => `content/${name}`).join(", ");
console.log(values.write ? `\nWritten: ${names}` : "\nNothing is written yet: add --write.");
