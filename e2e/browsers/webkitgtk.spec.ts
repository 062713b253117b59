import { writeFile } from "node:fs/promises";
import { By, type WebDriver, type WebElement } from "selenium-webdriver";
import {
  applicant,
  calls,
  expect,
  imageLabels,
  mails,
  paramsOf,
  sentParams,
  test,
} from "../support/consent";
import { inquiry, messageLines } from "../support/inquiry";
import { jpeg } from "../support/photos";
import { routes } from "../support/routes";
import { openWebKit, type WebKit } from "../support/webkitgtk";

// A smoke test of Safari's engine where Playwright's WebKit is not to be had. WebKitGTK keeps the
// page that is left, so Back here is Back as visitors know it.

let webkit: WebKit;
let driver: WebDriver;
test.beforeAll(async () => {
  const port = 20_000 + (process.pid % 10_000);
  webkit = await openWebKit(process.env.WEBKITGTK_PATH ?? "MiniBrowser", port);
  driver = webkit.driver;
});
test.afterAll(() => webkit.close());

const css = (selector: string) => driver.findElement(By.css(selector));
const hedging = () => css('header a[href="/hedging"]');
const path = async () => new URL(await driver.getCurrentUrl()).pathname;

/** The field that a label's exact words belong to. */
async function labelled(words: string): Promise<WebElement> {
  const label = driver.findElement(By.xpath(`//label[normalize-space()="${words}"]`));
  return driver.findElement(By.id((await label.getAttribute("for")) ?? ""));
}

async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await (await labelled(label)).sendKeys(value);
}

async function openIsland(url: string, name: string): Promise<void> {
  await driver.get(url);
  await expect
    .poll(
      async () => (await driver.findElements(By.css(`[data-island="${name}"][data-ready]`))).length,
    )
    .toBe(1);
}

test("every page shows its heading and text", async ({ baseURL }) => {
  for (const route of routes) {
    await driver.get(`${baseURL}${route}`);
    expect.soft(await css("h1").isDisplayed(), route).toBe(true);
    expect.soft((await css("main").getText()).length, route).toBeGreaterThan(500);
    expect.soft(await css("header").getCssValue("position"), route).toBe("sticky");
  }
});

test("the menu opens, leads on, and is closed after Back", async ({ baseURL }) => {
  await driver.get(`${baseURL}/about`);
  const summaries = await driver.findElements(By.css("header summary"));
  for (const summary of summaries) if (await summary.isDisplayed()) await summary.click();
  expect(await hedging().isDisplayed()).toBe(true);
  await hedging().click();
  await expect.poll(path).toBe("/hedging");
  await driver.navigate().back();
  await expect.poll(path).toBe("/about");
  await expect.poll(() => hedging().isDisplayed()).toBe(false);
});

test("an inquiry becomes a WhatsApp message, after its text outlived Back", async ({ baseURL }) => {
  await openIsland(`${baseURL}/contact`, "inquiry-form");
  await fill(inquiry);
  await driver.get(`${baseURL}/about`);
  await driver.navigate().back();
  await expect.poll(path).toBe("/contact");
  expect(await (await labelled("Your Message")).getAttribute("value")).toBe(
    inquiry["Your Message"],
  );
  // No tab is opened, because WhatsApp cannot be asked from here: the message is offered as a link.
  await driver.executeScript("window.open = () => null");
  await css('form button[type="submit"]').click();
  const link = By.css('main [role="alert"] a[href^="https://wa.me/"]');
  await expect.poll(async () => (await driver.findElements(link)).length).toBe(1);
  const href = await driver.findElement(link).getAttribute("href");
  expect(messageLines(href ?? "")).toContain(`Name: ${inquiry["Full Name"]}`);
});

test("a consent form arrives whole, with photographs from disk", async ({
  baseURL,
  intake,
}, testInfo) => {
  await openIsland(`${baseURL}/consent-form`, "consent-form");
  await fill(applicant);
  for (const label of imageLabels) {
    const file = testInfo.outputPath(`${label}.jpg`);
    await writeFile(file, (await jpeg(label, { width: 640, height: 400 })).buffer);
    await (await labelled(label)).sendKeys(file);
  }
  await driver.findElement(By.id("acceptedTerms")).click();
  await css('form button[type="submit"]').click();
  await expect.poll(() => mails(intake).length, { timeout: 30_000 }).toBe(1);
  expect(calls(intake)).toEqual(["auto", "auto", "auto", "auto", "raw", "mail"]);
  const params = paramsOf(mails(intake)[0]);
  expect(params).toEqual(sentParams());
  await expect.poll(() => css("main").getText()).toContain(params.reference ?? "none");
});
