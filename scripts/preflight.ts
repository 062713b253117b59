import path from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "ra-preflight";
import { loadContent } from "@/lib/checks/checked-content";
import { type IsoDay, isDay } from "@/lib/text/days";
import { exitWith, loadEnvironment, providerKeysOrExit, requireBuiltSite } from "./environment";
import { CANNOT_BE_SENT } from "./export/build-summary";
import { buildFaults } from "./preflight/build-file";
import { launchLeft } from "./preflight/launch-list";
import { compareLive, liveLines } from "./preflight/live/live-site";
import { preflightOptions } from "./preflight/site-options";

/**
 * Lists what is wrong, missing or due on the site or in any folder of pages (docs/preflight.md); or
 * what a host changes of the built site on its way to visitors.
 * Usage: npm run preflight -- [folder] [--launch] [--today DAY] [--json]
 *        npm run preflight -- --live URL
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const html = "reports/preflight.html";
const args = process.argv.slice(2);
const faults: string[] = [];

/** The day of --today, of which the content is read too; undefined if it is none, which is reported. */
function dayAsked(): IsoDay | undefined {
  const at = args.findIndex((arg) => arg.startsWith("--today"));
  const [, day = args[at + 1] ?? ""] = args[at]?.split("=") ?? [];
  return at >= 0 && isDay(day) ? day : undefined;
}

/** The options for a folder: of any pages, or of this site's own. */
function optionsFor(folder: string | undefined) {
  const isOfOthers = folder && path.resolve(folder) !== path.join(root, "out");
  if (isOfOthers) return { folder, html };
  loadEnvironment();
  for (const fault of buildFaults(root)) {
    faults.push(`error: ${fault}: run npm run build`);
  }
  if (args.includes("--launch")) {
    faults.push(...launchLeft(root));
    if (!providerKeysOrExit()) faults.push(`the consent form ${CANNOT_BE_SENT}`);
  }
  const content = loadContent(path.join(root, "content"), dayAsked());
  return { ...preflightOptions(root, content), html };
}

/** Prints what differs between out/ and the site at an address. Exits the process. */
async function exitWithLive([url = "", ...others]: readonly string[]): Promise<never> {
  const isOrigin = /^https?:\/\/[^/]+\/?$/.test(url) && URL.canParse(url) && others.length === 0;
  if (!isOrigin) return exitWith("Usage: npm run preflight -- --live https://www.firm.example");
  requireBuiltSite();
  const { origin } = new URL(url);
  const { redirects } = loadContent(path.join(root, "content"));
  const options = { out: path.join(root, "out"), origin, redirects };
  const findings = await compareLive(options).catch((cause) =>
    exitWith(`${origin} does not answer: ${cause.cause?.message ?? cause.message}`),
  );
  console.log(liveLines(origin, findings).join("\n"));
  process.exit(findings.size > 0 ? 1 : 0);
}

if (args[0] === "--live") await exitWithLive(args.slice(1));

const code = runCommand(args, optionsFor);
if (faults.length === 0) {
  process.exitCode = code;
} else {
  // On stderr, since stdout may be JSON or SARIF.
  console.error(faults.join("\n"));
  process.exitCode = Math.max(code, 1);
}
