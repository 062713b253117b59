import { loadContent } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { todayInIndia } from "@/lib/text/days";
import { changedTexts } from "@/lib/versions/versions";
import { exitWith } from "@/scripts/environment";
import { keepVersion } from "./keep-version";

/** Saves the named texts, or all texts that have changed, as new versions. */
const USAGE = `Usage: npm run new -- version [${TEXT_NAMES.join(" | ")}]`;

process.once("uncaughtException", exitWith);
const [kind, ...wanted] = process.argv.slice(2);
const named = TEXT_NAMES.filter((name) => wanted.includes(name));
if (kind !== "version" || named.length < wanted.length) exitWith(USAGE);
const content = loadContent("content");
const names = named.length > 0 ? named : changedTexts(content);
for (const name of names) console.log(keepVersion("content", content, name, todayInIndia()));
if (names.length === 0) console.log("Every text matches its version in force: nothing to keep.");
