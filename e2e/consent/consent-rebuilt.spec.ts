import type { Page } from "@playwright/test";
import { furtherUnless } from "@/e2e/run/further";
import { openForm, sendForm, test } from "../support/consent/consent";
import { expectForm, fillFormFromDisk } from "../support/consent/way-back";

// The page that is left is not kept, as on a phone short of memory: the browser builds it anew, and
// could fill in what its form memory holds. Photographs lie on the disk: it brings back no others.

const ways: [string, (page: Page) => Promise<unknown>][] = [
  [
    "Back",
    async (page) => {
      await page.goto("/about");
      await page.goBack();
    },
  ],
  ["a reload", (page) => page.reload()],
];

for (const [way, take] of ways) {
  test(`${way} brings back nothing, before sending and after`, {
    tag: furtherUnless(way === "Back"),
  }, async ({ page }) => {
    await openForm(page);
    await fillFormFromDisk(page);
    await take(page);
    await expectForm(page, { isKept: false });
    await fillFormFromDisk(page);
    await sendForm(page);
    await take(page);
    await expectForm(page, { isKept: false });
  });
}
