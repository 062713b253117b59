import type { Page } from "@playwright/test";

/**
 * Writes down what a page's CSP has blocked.
 * @returns a list that fills while the page is used, its frames and next pages included
 */
export async function listenForViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("tellViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(text: string): void };
    document.addEventListener("securitypolicyviolation", (event) => {
      tellViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}
