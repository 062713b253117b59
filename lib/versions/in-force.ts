import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import { TEXT_NAMES, type TextName } from "@/lib/content/schemas/versions";
import type { Version, Versions } from "./read-versions";
import { placeOf, wordsNow } from "./versioned-texts";

interface VersionedContent {
  versions: Versions;
}

/** Every version of every text. */
export function versionPages({ versions }: VersionedContent): Version[] {
  return TEXT_NAMES.flatMap((name) => versions[name].versions);
}

/** The version of a text that a client accepts today. @throws Error while none is kept */
export function versionInForce({ versions }: VersionedContent, name: TextName): Version {
  const [newest] = versions[name].versions;
  if (!newest) throw new Error(`content/versions.yaml has no version of ${name}`);
  return newest;
}

/** What a client accepts today, text by text. */
export function versionsInForce(content: VersionedContent): Version[] {
  return TEXT_NAMES.map((name) => versionInForce(content, name));
}

/** The name of the text in force at an address, such as `/compliance#mitc`; undefined for others. */
export function versionedTextAt(href: string): TextName | undefined {
  return TEXT_NAMES.find((name) => placeOf(name).href === href);
}

type ContentNow = VersionedContent & Parameters<typeof wordsNow>[0];

/** Names of the texts whose words are not those of their version in force. */
export function changedTexts(content: ContentNow): TextName[] {
  return TEXT_NAMES.filter(
    (name) => wordsNow(content, name) !== content.versions[name].versions[0]?.kept,
  );
}

/** Headings of the parts that a version does not have word for word. */
function changedParts(words: string, kept: string): string {
  const changed = words.split(/^## /m).filter((part) => !kept.includes(part));
  return changed.map((part) => `"${part.replace(/(?: \{#.*)?\n.*/s, "")}"`).join(", ");
}

/** Texts that have changed, also by a fact that they print, without a new version. */
export function versionMistakes(content: ContentNow): ContentIssue[] {
  return changedTexts(content).map((name) => {
    const { file, href } = placeOf(name);
    const { label, versions } = content.versions[name];
    const [newest] = versions;
    const words = wordsNow(content, name);
    const since = newest
      ? `its words, or a fact that they print, have changed since ${newest.words} in ${changedParts(words ?? "", newest.kept)}`
      : "it has no version yet";
    const message = words
      ? `${label}: ${since}: run npm run new -- version ${name}, which keeps the words and asks for the number and the day, or undo the change`
      : `expected the text that clients accept at ${href}, got none: bring it back with its id`;
    return fileIssue(`content/${file}`, message);
  });
}
