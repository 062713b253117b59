import { loadContent, unversionedTexts, unversionedToday } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { addDays, daysBetween, isDay, todayInIndia } from "@/lib/text/days";
import { argumentsOrExit, exitWith } from "@/scripts/environment";
import { usageOf } from "@/scripts/usage";
import { keepVersion } from "./keep-version";
import { nothingKept, unknownText } from "./said";

/** Days between the notice to clients and the day from which changed terms hold. */
const NOTICE_DAYS = 15;

/** Saves the named texts, or all texts that have changed, as new versions. */

process.once("uncaughtException", exitWith);

const { positionals, values } = argumentsOrExit("new", {
  allowPositionals: true,
  options: { from: { type: "string" } },
});
const [kind, ...wanted] = positionals;
const named = TEXT_NAMES.filter((name) => wanted.includes(name));
if (kind !== "version") exitWith(usageOf("new"));
const unknown = unknownText(wanted);
if (unknown) exitWith(`${unknown}\n${usageOf("new")}`);

const today = todayInIndia();
const day = values.from ?? today;
if (!isDay(day) || day < today) {
  exitWith(`expected --from with a day from ${today} on, such as 2027-01-26, got ${day}`);
}
const content = loadContent("content", day);
const names = named.length > 0 ? named : unversionedToday("content", content);
for (const name of names) {
  console.log(keepVersion("content", content, name, day));
}
if (names.includes("terms") && daysBetween(today, day) < NOTICE_DAYS) {
  console.log(
    `Clients are told of a change of the terms ${NOTICE_DAYS} days before: announce it, and keep the version --from ${addDays(today, NOTICE_DAYS)} or later (docs/compliance.md).`,
  );
}
if (names.length === 0) {
  console.log(nothingKept(unversionedTexts("content", content)));
}
