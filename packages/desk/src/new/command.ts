import { loadContent } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { isDay, todayInIndia } from "@/lib/text/days";
import { changedTexts } from "@/lib/versions/versions";
import { argumentsOrExit, exitWith } from "@/scripts/environment";
import { usageOf } from "@/scripts/usage";
import { keepVersion } from "./keep-version";

/** Saves the named texts, or all texts that have changed, as new versions. */

process.once("uncaughtException", exitWith);

const { positionals, values } = argumentsOrExit("new", {
  allowPositionals: true,
  options: { from: { type: "string" } },
});
const [kind, ...wanted] = positionals;
const named = TEXT_NAMES.filter((name) => wanted.includes(name));
if (kind !== "version" || named.length < wanted.length) exitWith(usageOf("new"));

const today = todayInIndia();
const day = values.from ?? today;
if (!isDay(day) || day < today) {
  exitWith(`expected --from with a day from ${today} on, such as 2027-01-26, got ${day}`);
}
const content = loadContent("content", day);
const names = named.length > 0 ? named : changedTexts(content);
for (const name of names) {
  console.log(keepVersion("content", content, name, day));
}
if (names.length === 0) {
  console.log("Every text matches its newest version: nothing to keep.");
}
