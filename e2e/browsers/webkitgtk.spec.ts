import { writeFile } from "node:fs/promises";
import { By, type WebDriver } from "selenium-webdriver";
import { applicant, expect, test } from "../support/consent/consent";
import { jpeg } from "../support/consent/photos";
import { SAYS_NO_IDENTITY } from "../support/consent/way-back";
import { openWebKit, type WebKit } from "../support/engines/webkitgtk";
import { lastHref } from "../support/pages/menus";
import { routes } from "../support/pages/routes";

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
const lastLink = () => css(`header a[href="${lastHref}"]`);
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
  expect(await lastLink().isDisplayed()).toBe(true);
  await lastLink().click();
  await expect.poll(path).toBe(lastHref);
  await driver.navigate().back();
  await expect.poll(path).toBe("/about");
  await expect.poll(() => lastLink().isDisplayed()).toBe(false);
});

test("Back and a reload bring back nothing of a consent form that proves an identity", async ({
  baseURL,
}, testInfo) => {
  const path = testInfo.outputPath("Canary photo.jpg");
  await writeFile(path, (await jpeg(path, { width: 320, height: 200 })).buffer);
  const ask = (question: string) => driver.executeScript(`return ${question}`);
  const fillIn = async () => {
    await driver.get(`${baseURL}/consent-form`);
    await expect.poll(() => ask(SAYS_NO_IDENTITY)).toBe(true);
    await css("#fullName").sendKeys(applicant["Full Name"]);
    await css("#panNumber").sendKeys(applicant["PAN Number"]);
    await css("#adhaarNumber").sendKeys(applicant["ADHAAR Number"]);
    await css("#panImage").sendKeys(path);
    await css("#acceptedTerms").click();
    await expect.poll(() => ask('document.querySelectorAll("main form img").length')).toBe(1);
  };
  await fillIn();
  await driver.get(`${baseURL}/about`);
  await driver.navigate().back();
  await expect.poll(() => ask(SAYS_NO_IDENTITY)).toBe(true);
  // Kept alive: the name is still there, and counted.
  expect(await ask('document.querySelector("#fullName").value')).toBe(applicant["Full Name"]);
  await fillIn();
  await driver.navigate().refresh();
  await expect.poll(() => ask(SAYS_NO_IDENTITY)).toBe(true);
});
