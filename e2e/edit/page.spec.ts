import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type EditServer, startEditServer } from "../support/servers/edit-server";

/* The page to edit in, for who has no mouse, needs large letters, or loses the tab. */

test.describe.configure({ mode: "serial", timeout: 600_000 });

const SLOW = { timeout: 120_000 };

let server: EditServer;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  server = await startEditServer("edit-page");
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  await page.goto(server.entrance);
  const site = page.frameLocator('iframe[title="The site"]');
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 240_000 });
});

test.afterAll(async () => {
  await context?.close();
  await server?.stop();
});

const listed = (text: RegExp) =>
  page.getByRole("region", { name: "Texts of this page" }).getByRole("button", { name: text });

const card = () => page.getByRole("group", { name: "Edit this text" });

/** What axe finds in the page itself; the site in its frame has tests of its own. */
async function expectNoViolations(what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${what}: ${id} ${target.join(" ")}`),
  );
  expect(found).toEqual([]);
}

async function pressMore(name: string): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("button", { name, exact: true }).press("Enter");
}

test(`a text is found, edited and left by the keyboard`, async () => {
  const text = listed(/^Written trade ideas/);
  await expect(text).toBeVisible(SLOW);
  await text.press("Enter");
  const area = card().getByRole("textbox");
  await expect(area).toBeFocused(SLOW);
  await page.keyboard.type(" And more.");
  await page.keyboard.press("Escape");
  await expect(card()).toBeHidden();
  await expect(text).toBeFocused();
  expect(server.git("status", "--porcelain", "--", "content")).toBe("");

  await text.press("Enter");
  await expect(area).toHaveValue(/the reason\. And more\.$/, SLOW);
  await area.press("Control+Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Saved:/ })).toBeAttached(SLOW);
  expect(server.git("diff", "--numstat", "--", "content")).toContain("content/pages/home.yaml");
});

test(`windows close on Esc, and the focus goes back`, async () => {
  const send = page.getByRole("button", { name: /Send for approval/ });
  await send.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Send for approval" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(send).toBeFocused();
});

test(`what is typed is there after the tab was closed`, async () => {
  const text = listed(/^Research you can check/);
  await text.press("Enter");
  await expect(card().getByRole("textbox")).toBeFocused(SLOW);
  await page.keyboard.type(" Always.");
  const url = page.url();
  await page.close();
  page = await context.newPage();
  await page.goto(url);
  const drafts = page.getByRole("region", { name: "Typed, and not saved yet" });
  await expect(drafts.getByText(/act on it\. Always\./)).toBeVisible(SLOW);
  const discard = drafts.getByRole("button", { name: /^Discard: .*Heading$/ });
  await discard.click();
  await expect(discard).toBeHidden();
});

test(`axe finds nothing in the panel and the windows`, async () => {
  await expect(listed(/^Research you can check/)).toBeVisible(SLOW);
  await expectNoViolations("home");
  await listed(/^Research you can check/).press("Enter");
  await expect(card().getByRole("textbox")).toBeFocused(SLOW);
  await expectNoViolations("text");
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "The whole site" }).press("Space");
  await expectNoViolations("whole site");
  await page.getByRole("button", { name: "Plans and prices: Options" }).press("Enter");
  await page.getByRole("button", { name: /^Premium/ }).press("Enter");
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("1 lakh");
  await expect(page.getByText(/^Expected a whole number/)).toBeVisible(SLOW);
  await expectNoViolations("a mistake");
  await page.getByRole("button", { name: "Discard", exact: true }).first().click();
  for (const name of ["As found and as shared", "All pages", "Check an advertisement", "Help"]) {
    await pressMore(name);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectNoViolations(name);
    await page.keyboard.press("Escape");
  }
});

test(`it fits a window of 320 pixels`, async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("button", { name: "Close the panel" })).toBeInViewport();
  await page.getByRole("button", { name: "View and more" }).press("Enter");
  await expect(page.getByRole("button", { name: "All pages" })).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
  await expectNoViolations("320 pixels");
});
