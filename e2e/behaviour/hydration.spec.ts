import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { bundleScripts } from "static-islands/bundle";
import { siteScripts } from "@/scripts/export/site-options";
import { listenForProblems } from "../support/checks/problems";
import {
  control,
  dot,
  expectShown,
  NO_TESTIMONIALS,
  slide,
  testimonials,
  wakeCarousel,
} from "../support/pages/carousel";
import { blockTabs, fillIn, openContact, sendButton } from "../support/pages/inquiry";
import { content } from "../support/pages/routes";

test("a click made before the carousel is ready is not lost", async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  let arrive = () => {};
  const slowNetwork = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(hydrate|testimonials-carousel)\./, async (route) => {
    await slowNetwork;
    await route.continue();
  });
  await page.goto("/");
  await testimonials(page).scrollIntoViewIfNeeded();
  await dot(page, 3).click();
  await expect(slide(page, 2)).not.toHaveAttribute("inert");
  arrive();
  await expectShown(page, 3);
});

test.describe("with React's development build, which reports what it would mend", () => {
  // Other scripts than the page's policy and its integrity attributes know.
  test.use({ bypassCSP: true });

  let folder: string;
  let islands: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "development-build-"));
    const bundles = await bundleScripts(siteScripts(process.cwd()), folder, "development");
    islands = bundles.islands ?? "";
  });

  test.afterAll(() => rm(folder, { recursive: true }));

  /** Answers for the island loader with the development one, and with the chunks it asks for. */
  async function serveDevelopmentBuild(page: Page, change = (html: string) => html) {
    const fulfil = async (file: string) => ({
      contentType: "text/javascript",
      body: await readFile(path.join(folder, file)),
    });
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: change(html)
          .replaceAll(/ integrity="[^"]*"/g, "")
          .replace(/<script type="importmap">.*?<\/script>/, ""),
      });
    });
    await page.route("/assets/islands.*.js", async (route) => route.fulfill(await fulfil(islands)));
    await page.route(
      /\/assets\/(hydrate|chunk|inquiry-form|testimonials-carousel)\./,
      async (route) => {
        const { pathname } = new URL(route.request().url());
        const answer = await fulfil(pathname).catch(() => undefined);
        await (answer ? route.fulfill(answer) : route.continue());
      },
    );
  }

  test("the carousel's HTML is what React expects, and it works without a warning", async ({
    page,
    baseURL,
  }) => {
    test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
    await serveDevelopmentBuild(page);
    const problems = listenForProblems(page, baseURL ?? "");
    await page.goto("/");
    await wakeCarousel(page);
    await control(page, "next").click();
    await dot(page, 5).click();
    await control(page, "pause").click();
    await control(page, "play").click();
    await control(page, "next").click();
    await expectShown(page, 1);
    expect(problems).toEqual([]);
  });

  test("the inquiry form's HTML is what React expects, and it works without a warning", async ({
    page,
    baseURL,
  }) => {
    await serveDevelopmentBuild(page);
    const problems = listenForProblems(page, baseURL ?? "");
    await blockTabs(page);
    await openContact(page, `?plan=${content.services[0]?.plans[0]?.id}`);
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByRole("alert")).toBeFocused();
    expect(problems).toEqual([]);
  });

  test("HTML that differs from what React expects is reported", async ({ page, baseURL }) => {
    const { submit } = content.pages.contact.form;
    await serveDevelopmentBuild(page, (html) => html.replace(submit, "Another word"));
    const problems = listenForProblems(page, baseURL ?? "");
    await page.goto("/contact");
    await expect.poll(() => problems.join("\n")).toMatch(/hydrat/i);
  });
});
