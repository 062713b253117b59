import { linkFinding } from "@/lib/checks/links";
import { versions as schema, type VersionLedger } from "@/lib/content/schemas/versions";
import { type AcceptedText, hashOf, readText } from "@/lib/content/versions/accepted-text";
import {
  TEXT_NAMES,
  type TextName,
  VERSIONED_TEXTS,
  versionFile,
  versionRoute,
} from "@/lib/content/versions/versioned-texts";
import { formatDate } from "@/lib/text/format";
import { fileIssue } from "./content-error";
import type { Reader } from "./reader";
import { valueAt } from "./value-at";
import type { YamlFile } from "./yaml-file";

/** One version of a text, with the words that were accepted. */
export interface Version {
  number: string;
  /** First day on which it was in force. */
  date: string;
  sha256: string;
  /** As it was accepted, byte for byte. */
  words: string;
  /** The same to be shown: without links to what is gone. */
  text: AcceptedText;
}

/** The versions of each text that clients accept; the first of a list is in force. */
export type Versions = Record<TextName, { label: string; versions: Version[] }>;

/** Folder of the kept texts. */
export const VERSIONS_FOLDER = "versions/";

/** Addresses of all versions, from the ledger before its check. */
export function versionRoutes(ledger: unknown): string[] {
  return TEXT_NAMES.flatMap((name) => {
    const entries = valueAt(ledger, [name, "versions"]);
    return (Array.isArray(entries) ? entries : []).flatMap((entry) => {
      const number = valueAt(entry, ["number"]);
      return typeof number === "string" ? versionRoute(name, number) : [];
    });
  });
}

const INTERNAL_LINK = /\[([^\]]*)\]\(([/#][^()\s]*)\)/g;

/**
 * Links as they can be followed today: to a clause of the same version, or to a page that is there.
 * An old text's link to a page or a part that is gone is printed as words.
 */
function livingLinks(markdown: string, name: TextName, ids: Set<string>, reader: Reader): string {
  const { href: home } = VERSIONED_TEXTS[name];
  const [page] = home.split("#");
  return markdown.replace(INTERNAL_LINK, (_, label: string, href: string) => {
    const [route, anchor = ""] = href.split("#");
    const isOwn = (route === "" || route === page) && ids.has(anchor);
    if (isOwn) return `[${label}](#${anchor})`;
    const target = route === "" ? `${page}${href}` : href;
    return linkFinding(target, reader) ? label : `[${label}](${target})`;
  });
}

function withLivingLinks(text: AcceptedText, name: TextName, reader: Reader): AcceptedText {
  const ids = new Set(text.parts.map(({ id }) => id).filter(Boolean));
  const living = (markdown: string) => livingLinks(markdown, name, ids, reader);
  return {
    ...text,
    intro: living(text.intro),
    parts: text.parts.map((part) => ({ ...part, text: living(part.text) })),
  };
}

/** Kept texts that the ledger does not name. */
function checkUnlisted(ledger: VersionLedger, files: readonly string[], reader: Reader): void {
  const listed = new Set(
    TEXT_NAMES.flatMap((name) =>
      ledger[name].versions.map(({ number }) => versionFile(name, number)),
    ),
  );
  for (const file of files) {
    if (!file.startsWith(VERSIONS_FOLDER) || listed.has(file) || /(^|\/)\./.test(file)) continue;
    const message =
      "no version in content/versions.yaml has this text: put its entry back as it was; a version that was accepted is never taken out";
    reader.issues.push(fileIssue(reader.nameOf(file), message));
  }
}

/**
 * Reads the ledger and the kept texts. Whether the text in force is the one that the site shows is
 * asked by the build (lib/checks/versions.ts).
 * @param reader knows all pages and anchors
 * @param files all files of the content folder
 */
export function loadVersions(
  source: YamlFile,
  reader: Reader,
  files: readonly string[],
  today: string,
): Versions | undefined {
  const ledger = reader.check(source, schema);
  if (!ledger) return undefined;
  checkUnlisted(ledger, files, reader);
  const texts = TEXT_NAMES.map((name): [TextName, Versions[TextName]] => {
    const { label, versions } = ledger[name];
    const [newest] = versions;
    if (newest && newest.date > today) {
      const message = `version ${newest.number} is in force from ${formatDate(newest.date)} on: publish this text on that day, and only announce it before`;
      source.warn([name, "versions", 0, "date"], message);
    }
    const read = versions.flatMap((version, index): Version[] => {
      const file = versionFile(name, version.number);
      if (!files.includes(file)) {
        const message = `expected the words of version ${version.number} in content/${file}, got no such file: undo this change and run npm run new -- version ${name}, which keeps the old words and asks for the number and the day`;
        source.fail([name, "versions", index, "number"], message);
        return [];
      }
      const { text: words } = reader.read(file);
      if (hashOf(words) !== version.sha256) {
        const message = `expected the words of version ${version.number} as they were accepted, whose sha256 is in content/versions.yaml, got others: bring back both as they were committed`;
        reader.issues.push(fileIssue(reader.nameOf(file), message));
      }
      return [{ ...version, words, text: withLivingLinks(readText(words), name, reader) }];
    });
    return [name, { label, versions: read }];
  });
  return Object.fromEntries(texts) as Versions;
}
