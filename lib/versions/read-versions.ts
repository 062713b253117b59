import { type ContentIssue, fileIssue } from "@/lib/content/load/content-error";
import { valueAt } from "@/lib/content/load/value-at";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import { TEXT_NAMES, type TextName, type VersionLedger } from "@/lib/content/schemas/versions";
import type { IsoDay } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import { type AcceptedText, hashOf, readText } from "./accepted-text";
import { VERSIONED_TEXTS, versionFile, versionRoute } from "./versioned-texts";

/** One version of a text, with the words that were accepted. */
export interface Version {
  number: string;
  /** First day on which it was in force. */
  date: IsoDay;
  sha256: string;
  /** As it was accepted, byte for byte. */
  words: string;
  /** The same to be shown: without links to what is gone. */
  text: AcceptedText;
}

/** The versions of each text that clients accept; the first of a list is in force. */
export type Versions = Record<TextName, { label: string; versions: Version[] }>;

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

/**
 * A kept text whose links can be followed today: to a clause of the same version, or to a page that
 * is there. A link to a page or a part that is gone becomes words.
 */
function withLiveLinks(
  text: AcceptedText,
  name: TextName,
  isLive: (href: string) => boolean,
): AcceptedText {
  const [page = ""] = VERSIONED_TEXTS[name].href.split("#");
  const live = (markdown: string) =>
    markdown.replace(/\[([^\]]*)\]\(([/#][^()\s]*)\)/g, (_, label: string, href: string) => {
      const [route, anchor] = href.split("#");
      const isOwn = route === "" || route === page;
      if (isOwn && text.parts.some(({ id }) => id && id === anchor))
        return `[${label}](#${anchor})`;
      const target = route === "" ? `${page}${href}` : href;
      return isLive(target) ? `[${label}](${target})` : label;
    });
  const parts = text.parts.map((part) => ({ ...part, text: live(part.text) }));
  return { ...text, intro: live(text.intro), parts };
}

/** The files of the content folder, as it names them, and where mistakes about them go. */
interface KeptFiles {
  files: readonly string[];
  read(file: string): { file: string; text: string };
  nameOf(file: string): string;
  issues: ContentIssue[];
}

/**
 * Reads the kept words of every version in the ledger. Whether the text in force is the one that the
 * site shows is asked by the build (`versionMistakes`).
 * @param isLive whether a link can be followed today
 */
export function readVersions(
  source: YamlFile,
  ledger: VersionLedger,
  { files, read, nameOf, issues }: KeptFiles,
  isLive: (href: string) => boolean,
  today: IsoDay,
): Versions {
  const unlisted = new Set(files.filter((file) => /^versions\/(?!.*\/\.)/.test(file)));
  const textOf = (name: TextName): Versions[TextName] => {
    const { label, versions } = ledger[name];
    const [newest] = versions;
    if (newest && newest.date > today) {
      const message = `version ${newest.number} is in force from ${formatDate(newest.date)} on: publish this text on that day, and only announce it before`;
      source.warn([name, "versions", 0, "date"], message);
    }
    const kept = versions.flatMap((version, index): Version[] => {
      const file = versionFile(name, version.number);
      if (!unlisted.delete(file)) {
        const message = `expected the words of version ${version.number} in content/${file}, got no such file: undo this change and run npm run new -- version ${name}, which keeps the old words and asks for the number and the day`;
        source.fail([name, "versions", index, "number"], message);
        return [];
      }
      const { text: words } = read(file);
      if (hashOf(words) !== version.sha256) {
        const message = `expected the words of version ${version.number} as they were accepted, whose sha256 is in content/versions.yaml, got others: bring back both as they were committed`;
        issues.push(fileIssue(nameOf(file), message));
      }
      return [{ ...version, words, text: withLiveLinks(readText(words), name, isLive) }];
    });
    return { label, versions: kept };
  };
  const versions = {
    terms: textOf("terms"),
    privacy: textOf("privacy"),
    charter: textOf("charter"),
    mitc: textOf("mitc"),
    notice: textOf("notice"),
  };
  for (const file of unlisted) {
    const message =
      "no version in content/versions.yaml has this text: put its entry back as it was; a version that was accepted is never taken out";
    issues.push(fileIssue(nameOf(file), message));
  }
  return versions;
}
