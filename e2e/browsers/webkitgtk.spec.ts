import { By, type WebDriver } from "selenium-webdriver";
import { expect, test } from "../support/consent";
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
