import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { closestMatch } from "leven";
import { z } from "zod";
import { exitCode, type PreflightOptions, preflight, todayInIndia } from "./index.ts";
import { readYaml, reasonOf } from "./read-yaml.ts";
import { reportHtml } from "./reports/html.ts";
import { reportSarif } from "./reports/sarif.ts";
import { reportJson, reportText } from "./reports/words.ts";
import { siteFacts } from "./rule.ts";

const HELP = `Usage: ra-preflight [folder] [--pack NAME] [--facts FILE] [--exceptions FILE]
  [--off RULE] [--html FILE] [--json | --sarif] [--launch] [--today DAY]
README.md explains each. Exit code: 0 no error, 1 errors, 2 not everything could be judged.`;

/** The report that was asked for; text without a wish. */
function writerFor({ json, sarif }: { json: boolean; sarif: boolean }) {
  if (json) return reportJson;
  if (sarif) return reportSarif;
  return reportText;
}

const OPTIONS = {
  pack: { type: "string", multiple: true },
  exceptions: { type: "string" },
  facts: { type: "string" },
  off: { type: "string", multiple: true },
  html: { type: "string" },
  json: { type: "boolean", default: false },
  sarif: { type: "boolean", default: false },
  launch: { type: "boolean", default: false },
  today: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** @throws Error for an option that there is not, with the nearest that there is */
function readArguments(args: readonly string[]) {
  const names = Object.keys(OPTIONS);
  for (const arg of args) {
    const [, name] = /^--([^=]+)/.exec(arg) ?? [];
    if (name === undefined || names.includes(name)) continue;
    const meant = closestMatch(name, names, { maxDistance: 3 });
    throw new Error(`There is no option --${name}${meant ? `: did you mean --${meant}?` : ""}`);
  }
  return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
}

/**
 * Runs preflight with the arguments of a command line, and prints what it finds.
 * @param defaults what holds where an argument names nothing else
 * @returns the exit code
 */
export function runCommand(
  args: readonly string[],
  defaults: (folder: string | undefined) => PreflightOptions & { html?: string },
): number {
  try {
    const { values, positionals } = readArguments(args);
    if (values.help) {
      process.stdout.write(`${HELP}\n`);
      return 0;
    }
    const { pack, exceptions, facts, off, launch, today = todayInIndia() } = values;
    if (!z.iso.date().safeParse(today).success) {
      throw new Error(`--today is a day such as 2026-11-22, not "${today}"`);
    }
    const { html, ...defaultOptions } = defaults(positionals[0]);
    const options: PreflightOptions = { ...defaultOptions, launch, today };
    if (pack) options.packs = pack;
    if (off) options.off = off;
    if (exceptions) options.exceptions = exceptions;
    if (facts) options.facts = readYaml(facts, siteFacts).data;
    const report = preflight(options);
    const file = values.html ?? html;
    if (file) {
      mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
      writeFileSync(file, reportHtml(report));
    }
    process.stdout.write(`${writerFor(values)(report)}\n`);
    return exitCode(report);
  } catch (cause) {
    process.stderr.write(`${reasonOf(cause)}\n`);
    return 2;
  }
}
