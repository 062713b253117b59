import type { PageAdditions, PageInWork } from "static-islands";
import type { Counter } from "@/lib/content/schemas/marketing";
import { announcementScripts } from "./announcements";
import { markAddresses } from "./cdn-markers";
import { counterSources, isCounted } from "./counter";
import { sourcesOfPage } from "./csp-sources";
import { fontScript } from "./font-script";
import { headFont } from "./head-font";
import { keepNames } from "./keep-names";

/** What comes into all pages alike. */
interface SiteAdditions {
  /** Undefined if page views are not counted. */
  counter: Counter | undefined;
  /** Styles that print which build it is. */
  foot: string;
  /** Names, numbers and codes that translators must leave as they are. */
  kept: readonly string[];
}

/**
 * What this site adds to a page of its export.
 * @param root the repository
 */
export async function customisePage(
  root: string,
  { counter, foot, kept }: SiteAdditions,
  page: PageInWork,
): Promise<PageAdditions> {
  markAddresses(page);
  keepNames(page, kept);
  const font = await headFont(root, page);
  const chooseFonts = fontScript(root, page);
  const additions: PageAdditions = {
    styles: font + foot,
    inlineScripts: chooseFonts === undefined ? [] : [chooseFonts],
    inlineScriptsAfter: announcementScripts(root, page.elements),
    sources: sourcesOfPage(font !== ""),
  };
  if (counter === undefined || !isCounted(page.file)) {
    return additions;
  }
  return {
    ...additions,
    scripts: ["counter"],
    sources: { ...additions.sources, ...counterSources(counter) },
  };
}
