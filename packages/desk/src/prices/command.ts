import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { decodeText } from "content-kit/sources";
import { loadContent } from "@/lib/checks/checked-content";
import { isDay, todayInIndia } from "@/lib/text/days";
import { argumentsOrExit, exitWith } from "@/scripts/environment";
import { usageOf } from "@/scripts/usage";
import { UNDATED } from "../changes/past-days";
import { exitWithNothingWritten, tryChange } from "../content-copy";
import { changedPlans, type PriceChange, withPlans } from "./new-prices";
import { headingLine, planLine } from "./price-table";

/** Lists all prices as they would become, or changes them. */

process.once("uncaughtException", exitWithNothingWritten);
// Not parsed: a change such as -5% would be read as an option.
const [written, ...args] = process.argv.slice(2);
if (written?.startsWith("--")) {
  exitWith(
    `The change comes first, such as +10%, and its options behind it.\n${usageOf("prices")}`,
  );
}
const { values } = argumentsOrExit("prices", {
  args,
  options: {
    round: { type: "string", default: "1" },
    service: { type: "string" },
    from: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
if (!written) exitWith(usageOf("prices"));
const { from } = values;
if (from !== undefined && !(isDay(from) && from > todayInIndia())) {
  exitWith(`--from: expected a day to come, such as 2030-05-13, got "${from}".`);
}

const content = loadContent("content");
const { services, firm } = content;
const chosen = services.filter(({ slug }) => !values.service || slug === values.service);
if (chosen.length === 0) {
  exitWith(`No service ${values.service}: ${services.map(({ slug }) => slug).join(", ")}.`);
}

const change: PriceChange = { written, round: Number(values.round) };
const lines = [headingLine(firm.feeCap)];
/** Changed files, by their path from the folder of the content. */
const files = new Map<string, string>();
for (const service of chosen) {
  const plans = changedPlans(service, change, firm.feeCap);
  for (const [index, plan] of plans.entries()) {
    lines.push(planLine(content, service.plans[index], plan));
  }
  const file = `services/${service.slug}.yaml`;
  const text = decodeText(readFileSync(path.join("content", file)));
  files.set(file, withPlans(text, plans, from));
}
console.log(lines.join("\n"));

function writeFiles(folder: string): void {
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text);
}

/** Adds what to do about plans that would cost more than a family may pay in a year. */
function withAdvice(cause: unknown): unknown {
  const isOfCap = cause instanceof Error && cause.message.includes("feeCap in content/firm.yaml");
  if (!isOfCap || values.service) return cause;
  const others = services.map(({ slug }) => slug).join(", ");
  return new Error(
    `${cause.message}\nTo change the prices of the others, type it for each of them with --service (${others}).`,
  );
}

try {
  tryChange(writeFiles);
} catch (cause) {
  throw withAdvice(cause);
}
if (values.write) {
  writeFiles("content");
  const names = [...files.keys()].map((file) => `content/${file}`);
  console.log(`\nWritten: ${names.join(", ")}`);
  if (from === undefined) console.log(`The prices have no day: ${UNDATED}`);
} else {
  console.log("\nNothing is written yet: add --write.");
}
