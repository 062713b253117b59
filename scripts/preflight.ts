import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import { loadContent } from "@/lib/checks/checked-content";
import { todayInIndia } from "@/lib/text/days";
import { measureText, withMeasurement } from "@/scripts/check/preflight/measure";
import { exitCode, preflight } from "@/scripts/check/preflight/preflight";
import { explain } from "@/scripts/check/preflight/reports/explain";
import {
  reportGithub,
  reportJson,
  reportSarif,
} from "@/scripts/check/preflight/reports/report-machine";
import { reportPage } from "@/scripts/check/preflight/reports/report-page";
import { reportText } from "@/scripts/check/preflight/reports/report-text";
import { loadRules } from "@/scripts/check/preflight/rule-packs";

/**
 * Says what is wrong, missing or due on the site, or on any folder of pages. docs/preflight.md
 * Usage: npm run preflight -- [folder] [--launch] [--today DAY] [--format text|json|sarif|github] [--explain RULE] [--measure]
 */
const FORMATS = { text: reportText, json: reportJson, sarif: reportSarif, github: reportGithub };
const MEASURED = "__tests__/fixtures/preflight";
const DOCS = "docs/preflight.md";
const root = fileURLToPath(new URL("..", import.meta.url));
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      launch: { type: "boolean", default: false },
      today: { type: "string", default: todayInIndia() },
      format: { type: "string", default: "text" },
      explain: { type: "string" },
      measure: { type: "boolean", default: false },
    },
  });
  const { launch, today, format } = values;
  if (!z.iso.date().safeParse(today).success) {
    throw new Error(`--today is a day such as 2026-11-22, not "${today}"`);
  }
  const write = Object.entries(FORMATS).find(([name]) => name === format)?.[1];
  if (!write) throw new Error(`--format is one of ${Object.keys(FORMATS).join(", ")}`);
  if (values.measure) {
    const { table, wrong } = measureText(
      path.join(root, "rules"),
      path.join(root, MEASURED),
      today,
    );
    const docs = path.join(root, DOCS);
    writeFileSync(docs, withMeasurement(readFileSync(docs, "utf8"), table));
    console.log([table, ...wrong].join("\n"));
  } else if (values.explain) {
    const rule = loadRules(path.join(root, "rules"), today).rules.find(
      ({ key }) => key === values.explain,
    );
    if (!rule) throw new Error(`there is no rule called "${values.explain}"`);
    console.log(explain(rule));
  } else {
    const [given] = positionals;
    const own = path.join(root, "out");
    const folder = given ? path.resolve(given) : own;
    const content = folder === own ? loadContent(path.join(root, "content")) : undefined;
    const report = preflight({ root, folder, content, today, launch });
    mkdirSync("reports", { recursive: true });
    writeFileSync("reports/preflight.html", reportPage(report));
    console.log(write(report));
    process.exitCode = exitCode(report);
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
}
