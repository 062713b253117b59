import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { preflight } from "ra-preflight";
import { loadContent } from "@/lib/checks/checked-content";
import { todayInIndia } from "@/lib/text/days";
import { sourceState } from "@/scripts/preflight/build-file";
import { launchLeft } from "@/scripts/preflight/launch-list";
import { preflightOptions } from "@/scripts/preflight/site-options";
import { comingDays } from "../changes/coming";
import { nextTag } from "./approved-tag";
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
  return {
    firm: content.firm.name,
    today,
    build: printedBuild(site.folder),
    state: sourceState(root),
    hash: publishedHash(site),
    tag: nextTag(root, today),
    before: since && old && { name: since.name, message: since.message, hash: publishedHash(old) },
    comparison,
    site,
    findings: preflight(preflightOptions(root, content)),
    placeholders: launchLeft(root),
    coming: comingDays(path.join(root, "content"), content, today),
    pictures: old && comparison ? await changedPictures(old, site, comparison) : new Map(),
  };
}

/** Writes a release into `reports/`. @returns its file, from the root */
export function writeRelease(root: string, release: Release): string {
  const number = buildIn(release.build) || "unknown";
  const file = `reports/release-${release.today}-${number}.html`;
  mkdirSync(path.join(root, "reports"), { recursive: true });
  writeFileSync(path.join(root, file), releasePage(root, release));
  return file;
}
