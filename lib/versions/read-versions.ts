import path from "node:path";
import { fileIssue } from "@/lib/content/load/content-error";
import type { ContentFiles } from "@/lib/content/load/content-files";
import { TEXT_NAMES, type TextName, type VersionLedger } from "@/lib/content/schemas/versions";
import { addDays, type IsoDay } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import {
  type AcceptedText,
  hashOf,
  placeOf,
  readText,
  versionFile,
  versionRoute,
} from "./versioned-texts";

/** One version of a text that clients accept. */
export interface Version {
  name: TextName;
  label: string;
  number: string;
  /** Its first day in force, and its last once another has replaced it. */
  date: IsoDay;
  until: IsoDay | undefined;
  /** Version 1.0 of November 22, 2026 */
  words: string;
  /** Its permanent address: `/terms-condition/1.0`. */
  href: string;
  sha256: string;
  /** The accepted text byte for byte, and as shown: without links to what is gone. */
  kept: string;
  text: AcceptedText;
}

/** The versions of each text that clients accept; the first of a list is in force. */
export type Versions = Record<TextName, { label: string; versions: Version[] }>;

/** Addresses of all versions whose words are kept. */
export function versionRoutes({ texts }: Pick<ContentFiles, "texts">): string[] {
  return [...texts.keys()].flatMap((file) => {
    const { dir, name: number } = path.posix.parse(file);
    const name = TEXT_NAMES.find((text) => dir === `versions/${text}`);
    return name ? versionRoute(name, number) : [];
  });
}

/** Kept words whose links lead to a clause of their own or to a page of today, or become words. */
function withLiveLinks(kept: string, page: string, isLive: (href: string) => boolean): string {
  return kept.replace(/\[([^\]]*)\]\(([/#][^()\s]*)\)/g, (_, label: string, href: string) => {
    const [route = "", anchor] = href.split("#");
    const isOwn = route === "" || route === page;
    if (isOwn && kept.includes(` {#${anchor}}\n`)) return `[${label}](#${anchor})`;
    const target = route === "" ? page + href : href;
    return isLive(target) ? `[${label}](${target})` : label;
  });
}

/**
 * Reads the kept words of every version in the ledger.
 * @param sentence names a version by `{number}` and `{date}` @param isLive for links of today
 */
export function readVersions(
  { texts, issues, sources }: Pick<ContentFiles, "texts" | "issues" | "sources">,
  ledger: VersionLedger,
  sentence: string,
  isLive: (href: string) => boolean,
): Versions {
  const named = TEXT_NAMES.map((name) => {
    const { label, versions } = ledger[name];
    const read = versions.flatMap(({ number, date, sha256 }, index): Version[] => {
      const keptIn = versionFile(name, number);
      const kept = texts.get(keptIn);
      if (kept === undefined) {
        const message = `expected the words of version ${number} in content/${keptIn}, got no such file: undo this change and run npm run new -- version ${name}, which keeps the old words and asks for the number and the day`;
        sources.get("versions")?.fail([name, "versions", index, "number"], message);
        return [];
      }
      if (hashOf(kept) !== sha256) {
        const message = `expected the words of version ${number} as they were accepted, whose sha256 is in content/versions.yaml, got others: bring back both as they were committed`;
        issues.push(fileIssue(`content/${keptIn}`, message));
      }
      const next = versions[index - 1];
      const until = next && addDays(next.date, -1);
      const words = fillIn(sentence, { number, date: formatDate(date) });
      const text = readText(withLiveLinks(kept, placeOf(name).page, isLive));
      const href = versionRoute(name, number);
      return [{ name, label, number, date, until, words, href, sha256, kept, text }];
    });
    return [name, { label, versions: read }];
  });
  return Object.fromEntries(named) as Versions;
}
