#!/usr/bin/env node
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { exportSite } from "./index.ts";

const USAGE = `static-islands <from> <to> [--islands module] [--enhancements module] [--public folder]

from, to      the folder that next build exported to, and the folder to write afresh
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
const [from, to] = positionals.map((folder) => path.resolve(folder));
const { islands, enhancements } = values;
const publicFolder = path.resolve(values.public ?? "public");
try {
  if (!from || !to) throw new Error(USAGE);
  const { pages, compressed } = await exportSite({
    root: process.cwd(),
    from,
    to,
    ...(islands && { islands }),
    ...(enhancements && { enhancements }),
    ...(existsSync(publicFolder) && { publicFolder }),
  });
  console.log(`${pages} pages exported, ${compressed} files compressed.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
