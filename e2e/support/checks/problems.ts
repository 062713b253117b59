import type { Page } from "@playwright/test";

/**
 * Writes down what a page should never do: console errors and warnings, uncaught errors, requests
 * that fail, that leave the site, or that ask for the payloads of Next's client.
 * @returns a list that fills while the page is used; empty where there are no problems
 */
export function listenForProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", ({ message }) => problems.push(`page error: ${message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) problems.push(`other origin: ${url}`);
    if (url.pathname.endsWith(".txt")) problems.push(`payload of Next's client: ${url}`);
  });
  page.on("requestfailed", (request) => {
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}
