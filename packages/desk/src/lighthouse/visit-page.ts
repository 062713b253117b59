import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Result } from "lighthouse";

const runFile = promisify(execFile);

/** Lighthouse's program, run with this Node: npx is a .cmd file on Windows. */
const LIGHTHOUSE = "node_modules/lighthouse/cli/index.js";

/** Table columns besides the scores, by audit id. */
const FIGURES = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};

const CHROME_FLAGS = [
  "--headless=new",
  // Chromium's sandbox does not start as root, as in CI containers.
  "--no-sandbox",
  "--disable-dev-shm-usage",
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"',
];

/** What to visit, and where its reports go. */
export interface Visit {
  address: string;
  /** Path of the reports, without `.report.html` and `.report.json`. */
  report: string;
  /** Further options of Lighthouse. */
  options: readonly string[];
  /** Path of the browser. */
  browser: string;
}

/** Scores of 0 to 100 by category and figures by name. */
export type Row = Record<string, number>;

/** Runs Lighthouse on a page. @returns a row of the table @throws Error if Lighthouse fails */
export async function visitPage(visit: Visit): Promise<Row> {
  try {
    await runLighthouse(visit);
  } catch {
    // Lighthouse sometimes misses the start of a page (NO_NAVSTART).
    await runLighthouse(visit);
  }
  const result: Result = JSON.parse(readFileSync(`${visit.report}.report.json`, "utf8"));
  return rowOf(result);
}

async function runLighthouse({ address, report, options, browser }: Visit): Promise<void> {
  const args = [
    LIGHTHOUSE,
    address,
    "--quiet",
    "--output=html",
    "--output=json",
    `--output-path=${report}`,
    ...options,
    `--chrome-flags=${CHROME_FLAGS.join(" ")}`,
  ];
  await runFile(process.execPath, args, { env: { ...process.env, CHROME_PATH: browser } });
}

function rowOf({ audits, categories }: Result): Row {
  const row: Row = {};
  for (const { id, score } of Object.values(categories)) {
    row[id] = rounded((score ?? 0) * 100);
  }
  for (const [name, audit] of Object.entries(FIGURES)) {
    row[name] = rounded(Number(audits[audit]?.numericValue));
  }
  return row;
}

/** To four digits. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
