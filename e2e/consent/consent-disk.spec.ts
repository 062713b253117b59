import { readFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import { filesBelow } from "@/lib/content/files-below";
import { applicant, expect, fillForm, openForm, sendForm, test } from "../support/consent/consent";
import { wholeChromium } from "../support/engines/whole-browser";

test(
  "a browser with a profile on disk has nothing of what was typed on it afterwards",
  {
    tag: FURTHER,
  },
  async ({ baseURL, launchOptions }, testInfo) => {
    const profile = testInfo.outputPath("profile");
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...wholeChromium,
      ...(baseURL && { baseURL }),
      // The headless shell, which Playwright takes otherwise, has no form history.
      headless: false,
      args: [...(launchOptions.args ?? []), "--headless=new"],
    });
    const page = await context.newPage();
    await openForm(page);
    await fillForm(page);
    await sendForm(page);
    await page.goto("/about");
    await context.close();
    const files = filesBelow(profile);
    expect(files.some((file) => path.basename(file) === "Web Data")).toBe(true);
    const found: string[] = [];
    for (const file of files) {
      const bytes = await readFile(path.join(profile, file)).catch(() => Buffer.alloc(0));
      for (const [label, value] of Object.entries(applicant)) {
        if (bytes.includes(value)) found.push(`${label} in ${file}`);
      }
    }
    expect(found).toEqual([]);
  },
);
