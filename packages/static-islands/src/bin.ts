#!/usr/bin/env node
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { UNCHECKED_PARTS, type UncheckedPart } from "./checks/check-files.ts";
import { type CspSources, SOURCE_NAMES } from "./csp.ts";
import { exportSite, measureSteps, stepTable } from "./index.ts";

const USAGE = `static-islands <from> <to> [options]
static-islands steps <from> [options]

from                   the folder that next build exported to
to                     the folder for the site; one with files that no export wrote is refused
steps                  prints what each step that shortens the styles saves, and writes nothing

--islands MODULE       what pages with an island load; it calls startIslands
--enhancements MODULE  what pages without one load
--public FOLDER        files that arrive byte for byte; public/ by default
--static FILE          a client component, or a package of them, that may stand outside islands
--left-out TEXT        a part of a script that pages may lose
--allow "DIRECTIVE SOURCE…"  what every page may fetch: --allow "img-src https://a.example"
--unchecked PART       a check to leave out: ${UNCHECKED_PARTS.join(", ")}
The last four may be repeated.

--no-prefetch          pages are fetched when they are asked for, not when a pointer rests on a link
--keep-layers          cascade layers stay, for browsers from Chrome 99 and Safari 15.4 on
--browsers LIST        what scripts are written for: --browsers chrome100,safari16`;

/** What was typed; ends the process where an option is unknown. */
function argumentsOrExit() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        islands: { type: "string" },
        enhancements: { type: "string" },
        public: { type: "string", default: "public" },
        static: { type: "string", multiple: true, default: [] },
        "left-out": { type: "string", multiple: true, default: [] },
        allow: { type: "string", multiple: true, default: [] },
        unchecked: { type: "string", multiple: true, default: [] },
        "no-prefetch": { type: "boolean", default: false },
        "keep-layers": { type: "boolean", default: false },
        browsers: { type: "string" },
      },
    });
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : cause}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { values, positionals } = argumentsOrExit();

/** CSP sources of each `img-src https://a.example`. @throws Error for an unknown directive */
function sourcesOf(allowed: readonly string[]): CspSources {
  const sources: Record<string, string[]> = {};
  for (const text of allowed) {
    const [directive = "", ...values] = text.trim().split(/\s+/);
    const name = SOURCE_NAMES[directive];
    if (name === undefined || values.length === 0) {
      const known = Object.keys(SOURCE_NAMES).join(", ");
      throw new Error(`--allow "${text}": write a directive (${known}) and its sources`);
    }
    sources[name] = [...(sources[name] ?? []), ...values];
  }
  return sources;
}

/** @throws Error for a check that there is not */
function uncheckedParts(names: readonly string[]): UncheckedPart[] {
  return names.map((name) => {
    const part = UNCHECKED_PARTS.find((known) => known === name);
    if (part === undefined) {
      throw new Error(`--unchecked ${name}: there are ${UNCHECKED_PARTS.join(", ")}`);
    }
    return part;
  });
}

function siteOptions() {
  const publicFolder = path.resolve(values.public);
  return {
    root: process.cwd(),
    staticComponents: values.static,
    leftOut: values["left-out"],
    sources: sourcesOf(values.allow),
    unchecked: uncheckedParts(values.unchecked),
    prefetch: values["no-prefetch"] ? ("none" as const) : ("hover" as const),
    layers: values["keep-layers"] ? ("keep" as const) : ("flatten" as const),
    ...(values.browsers && { browsers: values.browsers.split(",") }),
    ...(values.islands && { islands: values.islands }),
    ...(values.enhancements && { enhancements: values.enhancements }),
    ...(existsSync(publicFolder) && { publicFolder }),
  };
}

async function run([first, second]: string[]): Promise<string> {
  if (!first || !second) {
    throw new Error(USAGE);
  }
  if (first === "steps") {
    return stepTable(await measureSteps({ ...siteOptions(), from: path.resolve(second) }));
  }
  const folders = { from: path.resolve(first), to: path.resolve(second) };
  const { pages, compressed } = await exportSite({ ...siteOptions(), ...folders });
  return `${pages} pages exported, ${compressed} files compressed.`;
}

try {
  console.log(await run(positionals));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
}
