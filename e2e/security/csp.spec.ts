import { expect, type Page, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { counterSources } from "@/scripts/export/counter";
import { NO_TESTIMONIALS, testimonials } from "../support/pages/carousel";
import { exportedPages } from "../support/pages/exported-pages";
import { content } from "../support/pages/routes";

test("a page's CSP is short, allows nothing inline, and Google's evaluator finds no fault", () => {
  for (const { file, policy } of exportedPages()) {
    expect.soft(policy.length, file).toBeLessThan(1_500);
    expect.soft(policy, file).not.toMatch(/unsafe|\*/);
    expect.soft(policy, file).toContain("default-src 'none'");
    expect.soft(policy, file).toContain("require-trusted-types-for 'script'");
    const { csp } = new CspParser(`${policy}; frame-ancestors 'none'`);
    const findings = new CspEvaluator(csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
      .map(({ description }) => description);
    expect.soft(findings, file).toEqual([]);
  }
});

test("only the consent form may use a worker, Trusted Types or the two providers", () => {
  const { counter } = content.marketing;
  const counterOrigins = counter ? (counterSources(counter).connect ?? []) : [];
  for (const { file, policy } of exportedPages()) {
    const isForm = file === "consent-form.html";
    for (const closed of ["worker-src 'none'", "trusted-types 'none'"]) {
      expect.soft(policy.includes(closed), `${file}: ${closed}`).toBe(!isForm);
    }
    const allowed = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? ["nothing named"];
    const known = isForm
      ? ["https://api.cloudinary.com", "https://api.emailjs.com"]
      : counterOrigins;
    expect.soft(["'self'", ...known], file).toEqual(expect.arrayContaining(allowed));
  }
});

/** Tries in the page what injected text would. @returns the attempts that ran, once all have had time to */
function attack(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // In its first turn a script of the debugger may do what the page may not.
    await frame();
    const push = (name: string) => `window.ran.push("${name}")`;
    const add = (change: (script: HTMLScriptElement) => void) => {
      const script = document.createElement("script");
      change(script);
      document.body.append(script);
    };
    const attempts = [
      () => add((script) => script.append(push("inline script"))),
      () => {
        add((script) => {
          script.src = URL.createObjectURL(new Blob([push("blob: script")]));
        });
      },
      () => {
        const box = document.body.appendChild(document.createElement("div"));
        box.innerHTML = `<img src="data:," onerror='${push("handler")}'>`;
      },
      // biome-ignore lint/security/noGlobalEval: the attack itself
      () => window.eval(push("eval")),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused at once, which is as good as refused later.
      }
      await frame();
    }
    // Loads behind all of them: whatever was going to run has run.
    for (let drawn = 0; drawn < 10; drawn += 1) await frame();
    return ran.sort();
  });
}

// The consent form's policy is the widest. Trusted Types are not in every browser.
for (const [path, hasTypes] of [
  ["/about", true],
  ["/consent-form", true],
  ["/consent-form", false],
] as const) {
  test(`${path} runs no injected code, Trusted Types: ${hasTypes}`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const policy = hasTypes ? /$^/ : /; require-trusted-types-for[^"]*/;
      await route.fulfill({ response, body: body.replace(policy, "") });
    });
    await page.goto(path);
    expect(await attack(page)).toEqual([]);
  });
}

test.describe("without the CSP", () => {
  test.use({ bypassCSP: true });

  test("injected code runs, so the tests above can fail", async ({ page }) => {
    await page.goto("/about");
    expect(await attack(page)).toEqual(["blob: script", "eval", "handler", "inline script"]);
  });
});

test("a script that was changed in transit is not run", async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  await page.route("**/assets/hydrate.*.js", async (route) => {
    // The loader then asks whether the script is there.
    if (route.request().method() === "HEAD") return route.continue();
    const response = await route.fetch();
    const body = `${await response.text()};window.tampered = true`;
    return route.fulfill({ response, body });
  });
  await page.goto("/");
  const failed = page.waitForEvent("console", (message) => /integrity/i.test(message.text()));
  await testimonials(page).scrollIntoViewIfNeeded();
  await failed;
  expect(await page.evaluate(() => "tampered" in window)).toBe(false);
});
