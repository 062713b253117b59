import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { exportedPages } from "../support/pages/exported-pages";

/** 10 point in CSS px, as we read the "font size 10" of SEBI's advertisement code (11.1). */
const LEAST = 10 * (96 / 72);

const PRESCRIBED = [
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.",
  "in no way guarantee performance of the intermediary",
];

const isRedirect = (file: string) =>
  readFileSync(path.join("out", file), "utf8").includes('http-equiv="refresh"');
const pages = exportedPages().filter((file) => !isRedirect(file));

for (const width of [320, 1280]) {
  test(`the prescribed warnings are shown in 10 point or more, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const file of pages) {
      await page.goto(`/${file.replace(/(?:index)?\.html$/, "")}`);
      for (const words of PRESCRIBED) {
        const warning = page.getByRole("contentinfo").getByText(words);
        await expect(warning, file).toBeVisible();
        const size = await warning.evaluate((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        );
        expect(size, `${file}: ${words}`).toBeGreaterThanOrEqual(LEAST);
      }
    }
  });
}
