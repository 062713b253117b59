import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { loadContent } from "@/lib/checks/checked-content";
import { ContentError } from "@/lib/content/load/content-error";
import { TEXT_NAMES } from "@/lib/content/schemas/versions";
import { todayInIndia } from "@/lib/text/days";
import { changedTexts } from "@/lib/versions/in-force";
import { keepVersion, suggestVersion, VersionRefused } from "./new/version";

const USAGE = `Usage: npm run new -- version [${TEXT_NAMES.join(" | ")}] [--number 1.2] [--date 2026-12-01]`;

/** Asks a person; where nobody can answer, the suggestion holds. */
async function ask(question: string, suggested: string): Promise<string> {
  if (!process.stdin.isTTY) return suggested;
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await questions.question(`${question} [${suggested}]: `);
  questions.close();
  return answer.trim() || suggested;
}

/** Keeps the words of the named texts, or of each text that has changed since its version in force. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      number: { type: "string" },
      date: { type: "string" },
      content: { type: "string", default: "content" },
    },
  });
  const [kind, ...wanted] = positionals;
  const named = TEXT_NAMES.filter((name) => wanted.includes(name));
  if (kind !== "version" || named.length < wanted.length) throw new VersionRefused(USAGE);
  const folder = path.resolve(values.content);
  const content = loadContent(folder);
  const names = named.length > 0 ? named : changedTexts(content);
  for (const name of names) {
    const { label } = content.versions[name];
    const suggested = suggestVersion(folder, content, name, todayInIndia());
    const number =
      values.number ?? (await ask(`${label}, number of the new version`, suggested.number));
    const date = values.date ?? (await ask(`${label}, in force from`, suggested.date));
    console.log(keepVersion(folder, content, name, { number, date }));
  }
  if (names.length === 0) {
    console.log("Every text is as its version in force: nothing to keep.");
  }
} catch (cause) {
  if (!(cause instanceof VersionRefused || cause instanceof ContentError)) throw cause;
  console.error(cause.message);
  process.exit(1);
}
