import path from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { loadContent } from "@/lib/checks/checked-content";
import { TEXT_NAMES, type TextName } from "@/lib/content/schemas/versions";
import { todayInIndia } from "@/lib/text/days";
import { changedTexts } from "@/lib/versions/changed-texts";
import { NameRefused } from "./names";
import { keepVersion, type NewVersion, suggestVersion } from "./version";

/** Asks a person for number and day; where nobody can answer, the suggestion holds. */
async function ask(label: string, suggested: NewVersion): Promise<NewVersion> {
  if (!process.stdin.isTTY) return suggested;
  const questions = createInterface({ input: process.stdin, output: process.stdout });
  const answer = async (question: string, otherwise: string) =>
    (await questions.question(`${label}, ${question} [${otherwise}]: `)).trim() || otherwise;
  try {
    const number = await answer("number of the new version", suggested.number);
    return { number, date: await answer("in force from", suggested.date) };
  } finally {
    questions.close();
  }
}

function isTextName(name: string): name is TextName {
  return TEXT_NAMES.some((known) => known === name);
}

/**
 * `npm run new -- version [text]`: keeps the words of a text, or of each that has changed.
 * @param args after the word version
 * @returns what was done
 * @throws NameRefused with what to do instead
 */
export async function newVersion(root: string, args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      number: { type: "string" },
      date: { type: "string" },
      content: { type: "string", default: "content" },
    },
  });
  const unknown = positionals.find((name) => !isTextName(name));
  if (unknown !== undefined) {
    throw new NameRefused(`"${unknown}" has no versions: write one of ${TEXT_NAMES.join(", ")}.`);
  }
  const folder = path.resolve(root, values.content);
  const content = loadContent(folder);
  const named = positionals.filter(isTextName);
  const names = named.length > 0 ? named : changedTexts(content);
  const done: string[] = [];
  for (const name of names) {
    const suggested = suggestVersion(folder, content, name, todayInIndia());
    const said = { number: values.number, date: values.date };
    const { number = suggested.number, date = suggested.date } =
      said.number && said.date
        ? said
        : await ask(content.versions[name].label, {
            number: said.number ?? suggested.number,
            date: said.date ?? suggested.date,
          });
    done.push(keepVersion(folder, content, name, { number, date }));
  }
  return done.join("\n") || "Every text is as its version in force: nothing to keep.";
}
