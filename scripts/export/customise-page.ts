import type { PageAdditions, PageInWork } from "static-islands";
import type { Counter } from "@/lib/content/schemas/marketing";
import { announcementScripts } from "./announcements";
import { markAddresses } from "./cdn-markers";
import { counterSources, isCounted } from "./counter";
import { sourcesOfPage } from "./csp-sources";
import { fontScript } from "./font-script";
import { headFont } from "./head-font";
import { keepNames } from "./keep-names";

/**
 * What this site adds to a page of its export.
 * @param root the repository
 * @param counter undefined if page views are not counted
 * @param kept names, numbers and codes that translators must leave as they are
 */
export async function customisePage(
  root: string,
  counter: Counter | undefined,
  kept: readonly string[],
  page: PageInWork,
): Promise<PageAdditions> {
  markAddresses(page);
  keepNames(page, kept);
  const styles = await headFont(root, page);
  const chooseFonts = fontScript(root, page);
  const additions: PageAdditions = {
    styles,
    inlineScripts: chooseFonts === undefined ? [] : [chooseFonts],
    inlineScriptsAfter: announcementScripts(root, page.elements),
    sources: sourcesOfPage(styles !== ""),
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
