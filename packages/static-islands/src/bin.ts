#!/usr/bin/env node
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { exportSite, measureSteps, stepTable } from "./index.ts";

const USAGE = `static-islands <from> <to> [--islands module] [--enhancements module] [--public folder]
static-islands steps <from> [the same options]

from          the folder that next build exported to
to            the folder to write afresh
steps         prints what each step that shortens the styles saves, and writes nothing
islands       the module that pages with an island load; it calls startIslands
enhancements  the module that pages without one load
public        files that arrive byte for byte; public/ by default`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    islands: { type: "string" },
    enhancements: { type: "string" },
    public: { type: "string", default: "public" },
  },
});

const publicFolder = path.resolve(values.public);
const siteOptions = {
  root: process.cwd(),
  ...(values.islands && { islands: values.islands }),
  ...(values.enhancements && { enhancements: values.enhancements }),
  ...(existsSync(publicFolder) && { publicFolder }),
};

async function run([first, second]: string[]): Promise<string> {
  if (!first || !second) {
    throw new Error(USAGE);
  }
  if (first === "steps") {
    return stepTable(await measureSteps({ ...siteOptions, from: path.resolve(second) }));
  }
  const folders = { from: path.resolve(first), to: path.resolve(second) };
  const { pages, compressed } = await exportSite({ ...siteOptions, ...folders });
  return `${pages} pages exported, ${compressed} files compressed.`;
}

try {
  console.log(await run(positionals));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
