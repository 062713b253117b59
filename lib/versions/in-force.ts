import type { Content } from "@/lib/content/content";
import { TEXT_NAMES, type TextName } from "@/lib/content/schemas/versions";
import { addDays } from "@/lib/text/days";
import { fillIn } from "@/lib/text/fill-in";
import { formatDate } from "@/lib/text/format";
import type { Version, Versions } from "./read-versions";
import { VERSIONED_TEXTS, versionRoute } from "./versioned-texts";

interface Versioned extends Pick<Content, "shared"> {
  versions: Versions;
}

/** One version of a text that clients accept, plain data for forms, documents and islands. */
export interface VersionName extends Pick<Version, "number" | "date" | "sha256"> {
  /** Terms and conditions */
  label: string;
  /** Version 1.0 of November 22, 2026 */
  words: string;
  /** Its permanent address: `/terms-condition/1.0`. */
  href: string;
}

/** One page of a version: the version, and the last day of one that was replaced. */
export interface VersionPage extends VersionName {
  name: TextName;
  version: Version;
  /** `2026-11-30`; undefined while it is in force. */
  until: string | undefined;
}

/** Every version of a text with what its page prints of it, the one in force first. */
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
 * The version of a text that a client accepts today.
 * @throws Error when none was kept yet; the build asks for one before
 */
export function versionInForce(content: Versioned, name: TextName): VersionName {
  const [newest] = versionsOf(content, name);
  if (!newest) throw new Error(`content/versions.yaml has no version of ${name}`);
  const { label, number, date, words, href, sha256 } = newest;
  return { label, number, date, words, href, sha256 };
}

/** What a client accepts today, text by text. */
export function versionsInForce(content: Versioned): VersionName[] {
  return TEXT_NAMES.map((name) => versionInForce(content, name));
}

/** The name of the text that a page or a block of it shows, by its address; undefined for others. */
export function versionedTextAt(href: string): TextName | undefined {
  return TEXT_NAMES.find((name) => VERSIONED_TEXTS[name].href === href);
}

/**
 * The address of a text in force. A closed site has no consent form, and so no notice before it:
 * the address is that of the page that explains so.
 */
export function placeInForce({ notices }: Pick<Content, "notices">, name: TextName): string {
  const { href } = VERSIONED_TEXTS[name];
  const [page = href] = href.split("#");
  return name === "notice" && !notices.accepting ? page : href;
}
