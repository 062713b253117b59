import { parseArgs } from "node:util";
import { loadContent } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { isDay, todayInIndia } from "@/lib/text/days";
import { changedTexts } from "@/lib/versions/versions";
import { exitWith } from "@/scripts/environment";
import { keepVersion } from "./keep-version";

/** Saves the named texts, or all texts that have changed, as new versions. */
const USAGE = `Usage: npm run new -- version [${TEXT_NAMES.join(" | ")}] [--from DAY]
  --from DAY   first day in force, such as 2027-01-26, if that is not today`;

process.once("uncaughtException", exitWith);

function options() {
  try {
    return parseArgs({ allowPositionals: true, options: { from: { type: "string" } } });
  } catch {
    return exitWith(USAGE);
  }
}

const { positionals, values } = options();
const [kind, ...wanted] = positionals;
const named = TEXT_NAMES.filter((name) => wanted.includes(name));
if (kind !== "version" || named.length < wanted.length) exitWith(USAGE);

const today = todayInIndia();
const day = values.from ?? today;
if (!isDay(day) || day < today) {
  exitWith(`expected --from with a day from ${today} on, such as 2027-01-26, got ${day}`);
}
const content = loadContent("content");
const names = named.length > 0 ? named : changedTexts(content);
for (const name of names) {
  console.log(keepVersion("content", content, name, day));
}
if (names.length === 0) {
  console.log("Every text matches its newest version: nothing to keep.");
}
