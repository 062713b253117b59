import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { preflight } from "ra-preflight";
import { loadContent } from "@/lib/checks/checked-content";
import { runGit } from "@/lib/content/git";
import { type IsoDay, todayInIndia } from "@/lib/text/days";
import { sourceState } from "@/scripts/preflight/build-file";
import { launchLeft } from "@/scripts/preflight/launch-list";
import { preflightOptions } from "@/scripts/preflight/site-options";
import { changedFiles } from "../changes/changed-files";
import { comingDays } from "../changes/coming";
import { changesOfThePast } from "../changes/past-days";
import { approvalOf, nextTag } from "./approved-tag";
import { buildIn, printedBuild, publishedHash, readBuiltSite } from "./built-site";
import { compareSites } from "./compare-sites";
import { releasePage } from "./html/release-page";
import { changedPictures } from "./pictures";
import type { Release } from "./release";

/** The folder of a built site to compare with, and what it is called. */
export interface Since {
  name: string;
  folder: string;
  /** Who approved it; empty where nobody has written it. */
  message: string;
  /** The tag; undefined for a folder that was kept. */
  tag?: string;
}

/** What the files say otherwise of days that are over than those of the approved state. */
function pastOf(root: string, { tag }: Since, today: IsoDay): string[] {
  return tag === undefined ? [] : changesOfThePast(changedFiles(root, tag), tag, today);
}

const MOST_REASONS = 12;

/**
 * What those who changed the content since the last approval say of it, newest first; without an
 * approval, of the last change alone.
 */
export function reasonsOf(root: string, tag: string | undefined): string[] {
  const commits = tag === undefined ? ["-1"] : [`-${MOST_REASONS}`, `${tag}..HEAD`];
  try {
    const said = runGit(root, "log", "--format=%s", ...commits, "--", "content", "public", "rules");
    return said.split("\n").filter(Boolean);
  } catch {
    // No git, or no commit.
    return [];
  }
}

/**
 * Gathers all that a release tells of the built site.
 * @param root the repository
 * @param since undefined where nothing has been approved yet
 */
export async function gatherRelease(root: string, since: Since | undefined): Promise<Release> {
  const today = todayInIndia();
  const content = loadContent(path.join(root, "content"));
  const site = readBuiltSite(path.join(root, "out"));
  const old = since && readBuiltSite(since.folder);
  const comparison = old && compareSites(old, site);
  const state = sourceState(root);
  return {
    firm: content.firm.name,
    today,
    build: printedBuild(site.folder),
    state,
    ownMessage: approvalOf(root, state)?.message,
    reasons: reasonsOf(root, since?.tag),
    hash: publishedHash(site),
    tag: nextTag(root, today),
    before: since && old && { name: since.name, message: since.message, hash: publishedHash(old) },
    comparison,
    site,
    findings: preflight(preflightOptions(root, content)),
    placeholders: launchLeft(root),
    coming: comingDays(path.join(root, "content"), content, today, Number.POSITIVE_INFINITY),
    past: since ? pastOf(root, since, today) : [],
    pictures: old && comparison ? await changedPictures(old, site, comparison) : new Map(),
  };
}

/** Whether a file may be written: it is not there, or has these words already. */
function isFree(file: string, text: string): boolean {
  return !existsSync(file) || readFileSync(file, "utf8") === text;
}

/**
 * Writes a file for people to sign. One that is there with other words is never overwritten, as it
 * may be the signed one: the new one gets `-2`, `-3` and so on at the end of its name.
 * @param root the folder that `name` is below
 * @param name such as `reports/release-2026-12-01-7c26f468`, without its ending
 * @returns the file, from the root
 */
export function writeBeside(root: string, name: string, html: string): string {
  let file = `${name}.html`;
  for (let number = 2; !isFree(path.join(root, file), html); number += 1) {
    file = `${name}-${number}.html`;
  }
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), html);
  return file;
}

/** Writes a release into `reports/`. @returns its file, from the root */
export function writeRelease(root: string, release: Release): string {
  const build = buildIn(release.build) || "unknown";
  return writeBeside(root, `reports/release-${release.today}-${build}`, releasePage(root, release));
}
