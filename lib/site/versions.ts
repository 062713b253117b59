import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Version } from "@/lib/content/load/versions";
import {
  TEXT_NAMES,
  type TextName,
  VERSIONED_TEXTS,
  versionRoute,
} from "@/lib/content/versions/versioned-texts";
import { addDays } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import { closedWords } from "./closed";

type Versioned = Pick<CheckedContent, "versions" | "shared">;

/** One version of a text that clients accept, plain data for forms, documents and islands. */
export interface VersionName {
  /** Terms and conditions */
  label: string;
  /** `1.0` */
  number: string;
  /** First day on which it was in force, `2026-11-22`. */
  date: string;
  /** Version 1.0 of November 22, 2026 */
  words: string;
  /** Its own address, which stays: `/terms-condition/1.0`. */
  href: string;
  /** SHA-256 of the words, as content/versions keeps them. */
  sha256: string;
}

/** One page of a version: the version, and the last day of one that was replaced. */
export interface VersionPage extends VersionName {
  name: TextName;
  version: Version;
  /** `2026-11-30`; undefined while it is in force. */
  until: string | undefined;
}

/** Every version of a text with what its page says of it, the one in force first. */
export function versionsOf({ versions, shared }: Versioned, name: TextName): VersionPage[] {
  const { label, versions: all } = versions[name];
  return all.map((version, index) => {
    const { number, date, sha256 } = version;
    const next = all[index - 1];
    return {
      label,
      number,
      date,
      words: fillIn(shared.policy.version, { number, date: formatDate(date) }),
      href: versionRoute(name, number),
      sha256,
      name,
      version,
      until: next && addDays(next.date, -1),
    };
  });
}

/** Every page of a version, of all texts. */
export function versionPages(content: Versioned): VersionPage[] {
  return TEXT_NAMES.flatMap((name) => versionsOf(content, name));
}

/**
 * The version of a text that whoever accepts it today accepts.
 * @throws Error when none was kept yet; the build asks for one before
 */
export function versionInForce(content: Versioned, name: TextName): VersionName {
  const [newest] = versionsOf(content, name);
  if (!newest) throw new Error(`content/versions.yaml has no version of ${name}`);
  const { label, number, date, words, href, sha256 } = newest;
  return { label, number, date, words, href, sha256 };
}

/** What a client accepts today, text by text; plain JSON, so that an island can take it. */
export function versionsInForce(content: Versioned): Record<TextName, VersionName> {
  const entries = TEXT_NAMES.map((name) => [name, versionInForce(content, name)]);
  return Object.fromEntries(entries) as Record<TextName, VersionName>;
}

/** The name of the text that a page or a block of it shows, by its address; undefined for others. */
export function versionedTextAt(href: string): TextName | undefined {
  return TEXT_NAMES.find((name) => VERSIONED_TEXTS[name].href === href);
}

/**
 * Where a text in force stands. A closed site has no consent form, so nor the notice before it: that
 * leads to the page that says so.
 */
export function placeInForce(content: Pick<CheckedContent, "notices">, name: TextName): string {
  const { href } = VERSIONED_TEXTS[name];
  const [page = href] = href.split("#");
  return name === "notice" && closedWords(content) ? page : href;
}
