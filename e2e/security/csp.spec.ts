import { readFile } from "node:fs/promises";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { getContent } from "@/lib/checks/checked-content";
import { counterSources } from "@/scripts/export/page-parts";
import { headerRules, headersFor } from "@/scripts/hosts/host-rules";
import { attack, attacks } from "../support/checks/attacks";
import { observatoryScore } from "../support/checks/observatory";
import { listenForProblems } from "../support/checks/problems";
import { listenForViolations } from "../support/checks/violations";
import {
  expect,
  fillForm,
  openForm,
  received,
  submitButton,
  test,
} from "../support/consent/consent";
import { NO_TESTIMONIALS, testimonials } from "../support/pages/carousel";
import { exportedPages } from "../support/pages/exported-pages";
import { fillIn, openContact, send } from "../support/pages/inquiry";
import { type PageParts, scannedPage } from "../support/pages/scanned-page";

const rules = headerRules({ isHttps: true });

interface Exported extends PageParts {
  page: string;
}

async function readExported(): Promise<Exported[]> {
  const files = exportedPages();
  expect(files.length).toBeGreaterThan(17);
  return Promise.all(
    files.map(async (page) => ({ page, ...scannedPage(await readFile(`out/${page}`, "utf8")) })),
  );
}

function headersOf(page: string): Record<string, string> {
  const headers = headersFor(rules, `/${page.replace(/\.html$/, "")}`);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

test("Google's evaluator finds nothing in any page's policy", async () => {
  for (const { page, policy } of await readExported()) {
    const { csp } = new CspParser(`${policy}; frame-ancestors 'none'`);
    const findings = new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
      .map(({ description }) => description);
    expect.soft(findings, page).toEqual([]);
  }
});

test("every page with a script scores 135 by the Observatory's rules, the others 130", async () => {
  for (const { page, policy, scripts } of await readExported()) {
    const score = observatoryScore({ headers: headersOf(page), metaPolicy: policy, scripts });
    expect.soft(score, page).toBe(scripts.length > 0 ? 135 : 130);
  }
});

test("a policy is at most 1.5 kB and allows nothing inline or evaluated", async () => {
  for (const { page, policy } of await readExported()) {
    expect.soft(policy.length, page).toBeLessThan(1_500);
    expect.soft(policy, page).not.toMatch(/unsafe|\*/);
    expect.soft(policy, page).toContain("require-trusted-types-for 'script'");
  }
});

test("only the consent form may start a worker or make a type", async () => {
  for (const { page, policy } of await readExported()) {
    const isForm = page === "consent-form.html";
    for (const closed of ["worker-src 'none'", "trusted-types 'none'"]) {
      expect.soft(policy.includes(closed), `${page}: ${closed}`).toBe(!isForm);
    }
  }
});

test("no page may send anywhere but to the site, the named counter, and the consent form's services", async () => {
  const { counter } = getContent().marketing;
  const counterOrigins = counter ? (counterSources(counter).connect ?? []) : [];
  const services = ["https://api.cloudinary.com", "https://api.emailjs.com"];
  for (const { page, policy } of await readExported()) {
    const allowed = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ");
    const known =
      page === "consent-form.html" ? ["'self'", ...services] : ["'self'", ...counterOrigins];
    expect.soft(known, page).toEqual(expect.arrayContaining(allowed ?? ["nothing said"]));
  }
});

test("an inquiry goes its way under the policy", async ({ page }) => {
  const violations = await listenForViolations(page);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openContact(page);
  await fillIn(page);
  await send(page);
  expect([...violations, ...errors]).toEqual([]);
});

test("an application goes its way under the policy, in the worker", async ({ page, baseURL }) => {
  const violations = await listenForViolations(page);
  const problems = listenForProblems(page, baseURL ?? "");
  const worker = page.waitForEvent("worker");
  await openForm(page);
  await fillForm(page);
  expect((await worker).url()).toContain("/assets/consent-worker.");
  await submitButton(page).click();
  await expect(received(page)).toBeVisible();
  expect([...violations, ...problems]).toEqual([]);
});

test("the next page is fetched early when the pointer rests on its link", async ({ page }) => {
  const early: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"]) early.push(new URL(request.url()).pathname);
  });
  await page.goto("/about");
  await page.getByRole("banner").locator('a[href="/contact"]:visible').last().hover();
  await expect.poll(() => early).not.toEqual([]);
});

for (const path of ["/contact", "/consent-form", "/about"]) {
  test(`${path} withstands all attempts to run code`, async ({ page }) => {
    const violations = await listenForViolations(page);
    await page.goto(path);
    expect(await attack(page)).toEqual([]);
    expect(violations.length).toBeGreaterThan(8);
  });

  test(`${path} withstands them in browsers without Trusted Types`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace(/; require-trusted-types-for[^"]*/, "") });
    });
    await page.goto(path);
    expect(await attack(page)).toEqual([]);
  });
}

test.describe("without the policy", () => {
  test.use({ bypassCSP: true });

  test("all the attempts get through, so the tests above can fail", async ({ page }) => {
    await page.goto("/about");
    expect(await attack(page)).toEqual(attacks);
  });
});

test("a script that was changed on its way is not run", async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  const scripts = ["hydrate", "testimonials-carousel"];
  for (const name of scripts) {
    await page.route(`**/assets/${name}.*.js`, async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()};window.tampered = true`;
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    const failed = page.waitForEvent("console", (message) => /integrity/i.test(message.text()));
    await testimonials(page).scrollIntoViewIfNeeded();
    await failed;
    expect(await page.evaluate(() => "tampered" in window), name).toBe(false);
    await page.unrouteAll();
  }
});
