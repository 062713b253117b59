import { readdirSync } from "node:fs";
import { type BrowserContext, expect } from "@playwright/test";
import { getContent } from "@/lib/checks/checked-content";
import { identityPlaceholders } from "@/lib/site/money-placeholders";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { layoutKinds } from "../pages/routes";
import { sideBySide } from "../pages/side-by-side";
import { ask, type RunningHost } from "../servers/running-host";
import { listenForProblems } from "./problems";
import { listenForViolations } from "./violations";

// What holds of the site on every real web server, with the configuration that the build wrote.

/** Address of the script whose file's name begins so. */
export function firstAsset(name: string): string {
  const isIt = (asset: string) => asset.startsWith(name) && asset.endsWith(".js");
  return `/assets/${readdirSync("out/assets").find(isIt)}`;
}

/** A page of each layout: e2e/security/quiet.spec.ts opens them all. */
export async function expectQuietPages(context: BrowserContext, host: RunningHost): Promise<void> {
  await sideBySide(layoutKinds, async (route) => {
    const page = await context.newPage();
    const violations = await listenForViolations(page);
    const problems = listenForProblems(page, host.origin);
    const response = await page.goto(route);
    expect.soft(response?.status(), route).toBe(200);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect.soft([...violations, ...problems], route).toEqual([]);
    await page.close();
  });
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
