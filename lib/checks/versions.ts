import type { CheckedContent } from "@/lib/checks/checked-content";
import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import { numberedHeading, readText, writeText } from "@/lib/content/versions/accepted-text";
import { TEXT_NAMES, type TextName, VERSIONED_TEXTS } from "@/lib/content/versions/versioned-texts";
import { formatDate } from "@/lib/text/format";

type Checked = Pick<CheckedContent, "versions" | "policies" | "blockPages" | "pages">;

/** The words in force of a text as they are kept; undefined where the text is not in its place. */
export function wordsNow(content: Checked, name: TextName): string | undefined {
  const text = VERSIONED_TEXTS[name].read(content);
  return text && writeText(text);
}

/** Names of the texts whose words are not those of their version in force. */
export function changedTexts(content: Checked): TextName[] {
  return TEXT_NAMES.filter((name) => {
    const words = wordsNow(content, name);
    return words !== undefined && words !== content.versions[name].versions[0]?.words;
  });
}

/** Headings of the parts that differ, for whoever has to find them. */
function changedParts(now: string, kept: string): string {
  const [after, before] = [readText(now).parts, readText(kept).parts];
  const wordsOf = (parts: typeof after) =>
    new Map(parts.map((part) => [numberedHeading(part), part.text]));
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const changed = [...new Set([...is.keys(), ...was.keys()])].filter(
    (heading) => was.get(heading) !== is.get(heading),
  );
  if (changed.length === 0) return "";
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : "";
  return ` in ${changed
    .slice(0, 3)
    .map((heading) => `"${heading}"`)
    .join(", ")}${more}`;
}

/**
 * Texts that clients accept and that have changed without a new version, here or by a fact that they
 * print. It stops a build; not `npm run dev`, where a text is changed sentence by sentence.
 */
export function versionMistakes(content: Checked): ContentIssue[] {
  const gone = TEXT_NAMES.filter((name) => wordsNow(content, name) === undefined).map((name) => {
    const { file, href } = VERSIONED_TEXTS[name];
    const message = `expected the text that clients accept at ${href}, got none: bring it back with its id`;
    return fileIssue(`content/${file}`, message);
  });
  const changed = changedTexts(content).map((name) => {
    const { label, versions } = content.versions[name];
    const since = versions[0]
      ? `its words, or a fact that they print, have changed since version ${versions[0].number} of ${formatDate(versions[0].date)}${changedParts(wordsNow(content, name) ?? "", versions[0].words)}`
      : "it has no version yet";
    const message = `${label}: ${since}: run npm run new -- version ${name}, which keeps the words and asks for the number and the day, or undo the change`;
    return fileIssue(`content/${VERSIONED_TEXTS[name].file}`, message);
  });
  return [...gone, ...changed];
}
