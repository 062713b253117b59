import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { getContent } from "@/lib/content/content";
import { sitePages } from "@/lib/site/site-pages";
import {
  type Audit,
  CATEGORIES,
  type Category,
  type Device,
  type Throttling,
} from "@/scripts/bench/audit";
import { auditPage } from "@/scripts/bench/audit-page";
import { writeBareCopy } from "@/scripts/bench/bare-copy";
import { type Measurement, medianAudit, misses } from "@/scripts/bench/measurement";
import {
  COLUMNS,
  DEVICES,
  groups,
  type Report,
  reportPage,
  THROTTLINGS,
} from "@/scripts/bench/report-page";
import { markdownTable } from "@/scripts/bench/statistics";
import { precompress } from "@/scripts/export/precompress";
import { createStaticServer } from "@/scripts/serve/static-server";
import { type FontWorld, fontEnvironment, fontWorlds } from "@/scripts/testing/font-worlds";
import { browserOrExit } from "./testing/browser";

/**
 * Lighthouse on every page of out/, beside its bare copy, by turns: as a phone and as a desktop,
 * on a simulated and on a really slowed line. See docs/speed.md for the options.
 */
const RUNS = "3";
const ATTEMPTS = 3;
const REPORTS = "reports";
const FORMS = ["/contact", "/consent-form"];

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: RUNS },
    route: { type: "string", multiple: true },
    device: { type: "string", multiple: true },
    throttling: { type: "string", multiple: true },
    beside: { type: "string" },
    fonts: { type: "string", default: "desktop" },
  },
});

function chosen<Choice extends string>(
  name: string,
  all: readonly Choice[],
  asked: readonly string[] = all,
): Choice[] {
  for (const choice of asked) {
    if (!all.some((one) => one === choice)) {
      fail(`--${name} can be ${all.join(" or ")}, not "${choice}".`);
    }
  }
  return all.filter((choice) => asked.includes(choice));
}

const out = path.resolve("out");
if (!existsSync(path.join(out, "index.html"))) {
  fail("There is no site in out/ yet. Run npm run build first.");
}
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  fail(`The number of runs has to be a whole number from 1, not "${values.runs}".`);
}
const content = getContent();
const pages = sitePages(content);
const routes = chosen(
  "route",
  pages.map(({ route }) => route),
  values.route,
);
const devices = chosen<Device>("device", DEVICES, values.device);
const throttlings = chosen<Throttling>("throttling", THROTTLINGS, values.throttling);
const [fonts] = chosen<FontWorld>("fonts", Object.keys(fontWorlds) as FontWorld[], [values.fonts]);
const env = fontEnvironment(fonts ?? "desktop");
const browser = browserOrExit();

const scratch = await mkdtemp(path.join(tmpdir(), "bare-copy-"));
await writeBareCopy(out, scratch);
await precompress(scratch);

const servers = [out, scratch].map((root) =>
  createServer(createStaticServer({ root, redirects: content.redirects })),
);
const [site = "", bare = ""] = await Promise.all(
  servers.map(async (server) => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }),
);

interface Visit {
  address: string;
  device: Device;
  throttling: Throttling;
  categories: readonly Category[];
}

/** On a busy machine a browser sometimes does not answer in time; that is no figure of the page. */
async function visit({ address, ...options }: Visit): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditPage(address, { browser, env, ...options });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}

async function measure(route: string, device: Device, throttling: Throttling) {
  const own: Audit[] = [];
  const floor: Audit[] = [];
  const other: Audit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const how = { device, throttling };
    own.push(await visit({ address: site + route, ...how, categories: CATEGORIES }));
    floor.push(await visit({ address: bare + route, ...how, categories: ["performance"] }));
    if (values.beside) {
      other.push(await visit({ address: values.beside, ...how, categories: CATEGORIES }));
    }
  }
  const measurement: Measurement = {
    route,
    device,
    throttling,
    page: medianAudit(own),
    bare: medianAudit(floor),
  };
  if (other.length === 0) return [measurement];
  return [measurement, { ...measurement, route: values.beside ?? "", page: medianAudit(other) }];
}

const allowanceOf = (route: string) => ({
  isIndexed: !pages.some((page) => page.route === route && page.noindex),
  hasForm: FORMS.includes(route),
});

const firstLine = (command: string, ...args: string[]) =>
  spawnSync(command, args, { encoding: "utf8" }).stdout?.trim().split("\n")[0] ?? "unknown";
const version = async (name: string) => {
  const manifest = await readFile(path.resolve("node_modules", name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
};
const circumstances = {
  date: new Date().toISOString(),
  commit: firstLine("git", "rev-parse", "--short", "HEAD"),
  setting: [
    `Lighthouse ${await version("lighthouse")}`,
    firstLine(browser, "--version"),
    `fonts of "${fonts}"`,
    `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`,
  ],
  runs,
};

/** Written after each page: a run that is broken off leaves what it has measured. */
async function writeReport(measurements: readonly Measurement[]): Promise<Report> {
  const report: Report = {
    ...circumstances,
    measurements,
    misses: measurements
      .filter(({ route }) => route !== values.beside)
      .flatMap((one) =>
        misses(one, allowanceOf(one.route)).map(
          (sentence) => `${one.route} (${one.device}, ${one.throttling}) ${sentence}`,
        ),
      ),
  };
  await mkdir(REPORTS, { recursive: true });
  await writeFile(path.join(REPORTS, "lighthouse.json"), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(REPORTS, "lighthouse.html"), reportPage(report));
  return report;
}

let report = await writeReport([]);
try {
  for (const device of devices) {
    for (const throttling of throttlings) {
      for (const route of routes) {
        console.error(`${device}, ${throttling}: ${route}`);
        const measured = await measure(route, device, throttling);
        report = await writeReport([...report.measurements, ...measured]);
      }
    }
  }
} finally {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await rm(scratch, { recursive: true });
}

for (const { title, rows } of groups(report.measurements)) {
  console.log(`\n## ${title}\n`);
  console.log(
    markdownTable(
      COLUMNS.map(([head]) => head),
      rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
    ),
  );
}
console.log(`\n${path.join(REPORTS, "lighthouse.html")} has the report.`);
for (const sentence of report.misses) console.log(`FAIL  ${sentence}`);
if (report.misses.length > 0) process.exitCode = 1;
else console.log("pass  every target");
