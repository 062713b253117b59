import path from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "@/lib/checks/checked-content";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { todayInIndia } from "@/lib/text/days";
import { changedTexts } from "@/lib/versions/versions";
import { exitWith } from "./environment";
import { keepVersion } from "./new/version";

/** Keeps the words of the named texts, or of each text that has changed since its version in force. */
const USAGE = `Usage: npm run new -- version [${TEXT_NAMES.join(" | ")}]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { content: { type: "string", default: "content" } },
  });
  const [kind, ...wanted] = positionals;
  const named = TEXT_NAMES.filter((name) => wanted.includes(name));
  if (kind !== "version" || named.length < wanted.length) exitWith(USAGE);
  const folder = path.resolve(values.content);
  const content = loadContent(folder);
  const names = named.length > 0 ? named : changedTexts(content);
  for (const name of names) console.log(keepVersion(folder, content, name, todayInIndia()));
  if (names.length === 0) console.log("Every text matches its version in force: nothing to keep.");
} catch (cause) {
  exitWith(cause);
}
