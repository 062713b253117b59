import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Lighthouse } from "../api";

const report = z.object({
  fetchTime: z.string(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

const scores = z.record(
  z.string(),
  z.object({
    performance: z.number(),
    accessibility: z.number(),
    bestPractices: z.number(),
    seo: z.number(),
    of: z.string(),
  }),
);

const IN_REPORTS = /^(.+)-(?:phone|desktop)\.report\.json$/;
const KEPT = /^lighthouse-at-.*\.json$/;

function readReport(file: string, device: string): Lighthouse | undefined {
  const { data } = report.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!data) return undefined;
  const scoreOf = (id: string) => Math.round((data.categories[id]?.score ?? 0) * 100);
  return {
    performance: scoreOf("performance"),
    accessibility: scoreOf("accessibility"),
    bestPractices: scoreOf("best-practices"),
    seo: scoreOf("seo"),
    of: `${device}, ${data.fetchTime.slice(0, 10)}`,
  };
}

/** What `npm run lighthouse` last said of a page; undefined if it has not run. @param name of the page */
export function lighthouseOf(root: string, name: string): Lighthouse | undefined {
  for (const device of ["phone", "desktop"]) {
    const file = path.join(root, "reports", `${name}-${device}.report.json`);
    if (existsSync(file)) return readReport(file, device);
  }
  return undefined;
}

function reportsIn(root: string): string[] {
  const folder = path.join(root, "reports");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** What it said of a page when a release was last made here. */
export function lighthouseAtRelease(root: string, name: string): Lighthouse | undefined {
  const last = reportsIn(root).findLast((file) => KEPT.test(file));
  if (last === undefined) return undefined;
  const { data } = scores.safeParse(
    JSON.parse(readFileSync(path.join(root, "reports", last), "utf8")),
  );
  return data?.[name];
}

/** Keeps the scores of all pages beside a release. @param release its name: `2026-11-27-7c26f468` */
export function keepLighthouse(root: string, release: string): void {
  const names = reportsIn(root).flatMap((file) => IN_REPORTS.exec(file)?.[1] ?? []);
  const known = new Map<string, Lighthouse>();
  for (const name of names) {
    const now = lighthouseOf(root, name);
    if (now) known.set(name, now);
  }
  if (known.size === 0) return;
  mkdirSync(path.join(root, "reports"), { recursive: true });
  const file = path.join(root, "reports", `lighthouse-at-${release}.json`);
  writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
}
