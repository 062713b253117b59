import { type BrowserType, chromium, type Page } from "@playwright/test";
import { blocking } from "@/scripts/bench/statistics";
import { watchMemory } from "./renderer-memory";
import type { Reading } from "./stopwatch";

/** One submission as measured; times in ms, memory in bytes. */
export interface Measured {
  fromChoosing: number;
  fromPressing: number;
  longestTask: number;
  blockingTime: number;
  peakMemory: number;
}

/** How a form is filled, by the labels its visitors read. */
export interface Filling {
  text: readonly { label: string; value: string }[];
  files: readonly { label: string; file: string }[];
  accept: string;
  submit: string;
  success: string;
}

const POLL_MS = 100;
const SUBMISSION_LIMIT_MS = 120_000;
/** Long tasks are reported a moment after they end. */
const REPORT_MS = 300;

/** Starts a browser that reaches this machine only, whatever keys the site was built with. */
export function launchBrowser(executablePath: string): ReturnType<BrowserType["launch"]> {
  return chromium.launch({
    executablePath,
    args: [
      // CI containers run as root, where Chromium's sandbox refuses to start.
      "--no-sandbox",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      "--disable-background-networking",
      "--disable-component-update",
    ],
  });
}

/**
 * Asks the page again and again from outside: Playwright's own way evaluates text within the page,
 * which its policy forbids.
 * @throws Error when it does not come true in time
 */
async function waitUntil(page: Page, condition: string): Promise<void> {
  const deadline = Date.now() + SUBMISSION_LIMIT_MS;
  while (!(await page.evaluate(condition))) {
    if (Date.now() > deadline) throw new Error(`${page.url()} did not come to ${condition}`);
    await page.waitForTimeout(POLL_MS);
  }
}

/**
 * Fills and submits one form in a browser of its own, so that no run inherits another's memory or
 * caches: first the text, then the photographs, then Submit at once, without a moment's thought.
 * @param stopwatch the bundled `stopwatch.ts`
 * @throws Error when the form does not come to its success message
 */
export async function measureSubmission(
  executablePath: string,
  { address, filling, stopwatch }: { address: string; filling: Filling; stopwatch: string },
): Promise<Measured> {
  const browser = await launchBrowser(executablePath);
  try {
    const page = await browser.newPage({ locale: "en-IN" });
    const settings = JSON.stringify({ successText: filling.success });
    await page.addInitScript(`globalThis.stopwatch = ${settings};${stopwatch}`);
    await page.goto(address, { waitUntil: "networkidle" });
    for (const { label, value } of filling.text) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByLabel(filling.accept).check();
    // What the form fetches ahead while a visitor types has come by the time they photograph.
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1_000);
    // Found beforehand, and pressed by key: looking for elements, and waiting until one stands
    // still for the mouse, is this program's time and no visitor's.
    const inputs = filling.files.map(async ({ label, file }) => ({
      input: await page.getByLabel(label, { exact: true }).elementHandle(),
      file,
    }));
    const slots = await Promise.all(inputs);
    const submit = await page.getByRole("button", { name: filling.submit }).elementHandle();
    const stopWatching = await watchMemory(browser, page);
    for (const { input, file } of slots) await input?.setInputFiles(file);
    await submit?.press("Enter");
    await waitUntil(page, "stopwatch.reading.succeeded !== null");
    const peakMemory = await stopWatching();
    await page.waitForTimeout(REPORT_MS);
    const { chosen, pressed, succeeded, tasks } = (await page.evaluate(
      "stopwatch.reading",
    )) as Reading;
    if (chosen === null || pressed === null || succeeded === null) {
      throw new Error(`${address} succeeded before anything was chosen or pressed`);
    }
    const { longest, total } = blocking(tasks, chosen, succeeded);
    return {
      fromChoosing: succeeded - chosen,
      fromPressing: succeeded - pressed,
      longestTask: longest,
      blockingTime: total,
      peakMemory,
    };
  } finally {
    await browser.close();
  }
}
