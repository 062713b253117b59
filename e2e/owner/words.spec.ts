import { expect, test } from "@playwright/test";
import { messageOf, open, placed, preflight } from "ra-preflight";
import { getContent } from "@/lib/checks/checked-content";
import { preflightOptions } from "@/scripts/preflight/site-options";

/** The words, labels and numbers that the owner fixed are on the pages and in the scripts of out/. */
test("the owner's fixed words are on the built site", () => {
  const site = preflightOptions(process.cwd(), getContent());
  const packs = (site.packs ?? []).filter((pack) => pack.startsWith("rules/"));
  const report = preflight({ ...site, packs, exceptions: undefined });
  const lines = open(report).map(
    (finding) => `${placed(finding)} (${finding.pages.join(", ")}): ${messageOf(finding)}`,
  );
  expect(lines, lines.join("\n")).toEqual([]);
  expect(report.refusals).toEqual([]);
});
