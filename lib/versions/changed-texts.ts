import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import { TEXT_NAMES, type TextName } from "@/lib/content/schemas/versions";
import { formatDate } from "@/lib/text/format";
import { numberedHeading, readText } from "./accepted-text";
import type { Versions } from "./read-versions";
import { VERSIONED_TEXTS, wordsNow } from "./versioned-texts";

type Checked = Parameters<typeof wordsNow>[0] & { versions: Versions };

/** Names of the texts whose words are not those of their version in force. */
export function changedTexts(content: Checked): TextName[] {
  return TEXT_NAMES.filter((name) => {
    const words = wordsNow(content, name);
    return words !== undefined && words !== content.versions[name].versions[0]?.words;
  });
}

/** Headings of the parts that differ, for whoever has to find them. */
function changedParts(now: string, kept: string): string {
  const parts = (words: string) =>
    new Map(readText(words).parts.map((part) => [numberedHeading(part), part.text]));
  const [is, was] = [parts(now), parts(kept)];
  const changed = [...new Set([...is.keys(), ...was.keys()])].filter(
    (heading) => was.get(heading) !== is.get(heading),
  );
  return changed.length > 0 ? ` in ${changed.map((heading) => `"${heading}"`).join(", ")}` : "";
}

/**
 * Texts that clients accept and that have changed without a new version, here or by a fact that they
 * print. It stops a build; not `npm run dev`, where a text is changed sentence by sentence.
 */
export function versionMistakes(content: Checked): ContentIssue[] {
  const changed = changedTexts(content);
  return TEXT_NAMES.flatMap((name) => {
    const { file, href } = VERSIONED_TEXTS[name];
    const { label, versions } = content.versions[name];
    const words = wordsNow(content, name);
    if (words === undefined) {
      const message = `expected the text that clients accept at ${href}, got none: bring it back with its id`;
      return fileIssue(`content/${file}`, message);
    }
    if (!changed.includes(name)) return [];
    const [newest] = versions;
    const since = newest
      ? `its words, or a fact that they print, have changed since version ${newest.number} of ${formatDate(newest.date)}${changedParts(words, newest.words)}`
      : "it has no version yet";
    const message = `${label}: ${since}: run npm run new -- version ${name}, which keeps the words and asks for the number and the day, or undo the change`;
    return fileIssue(`content/${file}`, message);
  });
}
