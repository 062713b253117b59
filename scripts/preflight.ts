import path from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "ra-preflight";
import { loadContent } from "@/lib/checks/checked-content";
import { type IsoDay, isDay, todayInIndia } from "@/lib/text/days";
import { exitWith, loadEnvironment, providerKeysOrExit, requireBuiltSite } from "./environment";
import { CANNOT_BE_SENT } from "./export/build-summary";
import { buildFaults } from "./preflight/build-file";
import { launchLeft } from "./preflight/launch-list";
import { compareLive, liveLines } from "./preflight/live/live-site";
import { preflightOptions } from "./preflight/site-options";
import { checkText } from "./preflight/text/check-text";
import { readText, UnreadText } from "./preflight/text/read-text";

/**
 * Lists what is wrong, missing or due on the site or in any folder of pages (docs/preflight.md); or
 * what a host changes of the built site on its way to visitors.
 * Usage: npm run preflight -- [folder] [--launch] [--today DAY] [--json]
 *        npm run preflight -- --live URL
 *        npm run preflight -- --text FILE [--today DAY], for one advertisement; FILE may be -
 */
process.once("uncaughtException", exitWith);
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

/** The file of --text, and what else was written. */
function textArguments(): { file: string | undefined; others: string[] } {
  const others: string[] = [];
  let file: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? "";
    if (arg === "--text") file = args[++at];
    else if (arg.startsWith("--text=")) file = arg.slice("--text=".length);
    else if (arg === "--today") at += 1;
    else if (!arg.startsWith("--today=")) others.push(arg);
  }
  return { file, others };
}

const TEXT_USAGE =
  "Usage: npm run preflight -- --text FILE, or --text - and the text on standard input";

/** Prints what is wrong with one advertisement. Exits the process. */
async function exitWithText(): Promise<never> {
  const { file, others } = textArguments();
  if (!file) return exitWith(TEXT_USAGE);
  if (others.length > 0)
    return exitWith(`With --text goes --today alone, not ${others.join(" ")}. ${TEXT_USAGE}`);
  if (args.some((arg) => arg.startsWith("--today")) && !dayAsked()) {
    return exitWith("--today is a day such as 2026-11-22");
  }
  if (file === "-" && process.stdin.isTTY) {
    console.error("Paste the text, then press Enter and Ctrl+D (on Windows Ctrl+Z and Enter).");
  }
  const read = await readText(file).catch((cause: Error) => {
    if (!(cause instanceof UnreadText)) throw cause;
    console.error(cause.message);
    process.exit(2);
  });
  const day = dayAsked() ?? todayInIndia();
  const { lines, code } = checkText(read, loadContent(path.join(root, "content"), dayAsked()), day);
  console.log(lines.join("\n"));
  process.exit(code);
}

if (args[0] === "--live") await exitWithLive(args.slice(1));
if (args.some((arg) => arg === "--text" || arg.startsWith("--text="))) await exitWithText();

const code = runCommand(args, optionsFor);
if (faults.length === 0) {
  process.exitCode = code;
} else {
  // On stderr, since stdout may be JSON or SARIF.
  console.error(faults.join("\n"));
  process.exitCode = Math.max(code, 1);
}
