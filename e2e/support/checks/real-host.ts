import { readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { identityPlaceholders } from "@/lib/content/checks/identity-placeholders";
import { getContent } from "@/lib/content/content";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { routes } from "../pages/routes";
import { ask, type RunningHost } from "../servers/running-host";
import { listenForProblems } from "./problems";
import { listenForViolations } from "./violations";

// What holds of the site on every real web server, with the configuration that the build wrote.

/** Address of the script whose file's name begins so. */
export function firstAsset(name: string): string {
  const isIt = (asset: string) => asset.startsWith(name) && asset.endsWith(".js");
  return `/assets/${readdirSync("out/assets").find(isIt)}`;
}

export async function expectQuietPages(page: Page, host: RunningHost): Promise<void> {
  const violations = await listenForViolations(page);
  const problems = listenForProblems(page, host.origin);
  for (const route of routes) {
    const response = await page.goto(route);
    expect.soft(response?.status(), route).toBe(200);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect.soft([...violations, ...problems], route).toEqual([]);
  }
}

/** A header that came twice would have both values, and differ. */
export async function expectListedHeaders(host: RunningHost): Promise<void> {
  const isPreview = identityPlaceholders(getContent()).length > 0;
  const rules = headerRules({ isHttps: true, isPreview });
  const pages = ["/", "/about", "/consent-form", "/robots.txt", "/no-such-page"];
  const scripts = ["consent-worker", "enhancements", "hydrate"].map(firstAsset);
  for (const address of [...pages, ...scripts]) {
    const { headers } = await ask(host, address);
    const listed = Object.entries(headersFor(rules, address));
    const expected = Object.fromEntries(listed.map(([name, value]) => [name.toLowerCase(), value]));
    expect.soft(headers, address).toMatchObject(expected);
  }
}
