import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const WCAG_2_2_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Violations of WCAG 2.2 AA, each with its rule and place.
 * @param within a selector; the whole page without it
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // Three times as fast: no second page for frames, which the site has none of, and no list of
  // what passes.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type: "tag", values: WCAG_2_2_AA },
    resultTypes: ["violations"],
  });
  const { violations: found } = await (within ? builder.include(within) : builder).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
