import type { Page } from "@playwright/test";

/** The fonts that all text in such elements is painted in, `*` before the site's own. */
export async function paintedIn(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeIds } = await client.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      names.add((isCustomFont ? "*" : "") + familyName);
    }
  }
  await client.detach();
  return [...names];
}
