import type { Page } from "@playwright/test";
import {
  calls,
  expect,
  mails,
  openForm,
  paramsOf,
  received,
  sentParams,
  submitButton,
  test,
} from "../support/consent/consent";
import { fillFormFromDisk, SAYS_NO_IDENTITY } from "../support/consent/way-back";
import { teachVisibility } from "../support/engines/old-engine";
import { control, expectShown, NO_TESTIMONIALS, wakeCarousel } from "../support/pages/carousel";
import {
  fillIn,
  inquiry,
  messageLines,
  openContact,
  send,
  sendButton,
} from "../support/pages/inquiry";
import { headerLink, lastHref, menuSummary, servicesSummary } from "../support/pages/menus";
import { content, desktop, layoutKinds, phone } from "../support/pages/routes";

const { form } = content.pages.contact;

// What browsers from the minimum versions up have to do. Today's Chromium tests the details.

/**
 * Back by the page's own history, and questions to the page alone: Playwright's waiting never ends
 * over BiDi when Firefox shows a page that it kept alive.
 */
async function expectAfterBack(page: Page, route: string, question: string): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(async () => {
    expect(await page.evaluate("location.pathname")).toBe(route);
    expect(await page.evaluate(question)).toBe(true);
  }).toPass({ timeout: 10_000 });
}

test.beforeAll(teachVisibility);

let errors: string[] = [];
test.beforeEach(({ page }) => {
  errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors).toEqual([]));

test("every layout shows its heading and text, in the site's own looks", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const route of layoutKinds) {
    await page.goto(route);
    await expect.soft(page.getByRole("heading", { level: 1 }), route).toBeVisible();
    await expect.soft(page.getByRole("main"), route).toHaveText(/.{500}/s);
    const measured = await page.evaluate(() => ({
      header: getComputedStyle(document.querySelector("header > :last-child") ?? document.body)
        .position,
      overflow: document.documentElement.scrollWidth - innerWidth,
      icons: [...document.querySelectorAll("a svg, button svg, summary svg")].map(
        (icon) => icon.getBoundingClientRect().width,
      ),
    }));
    expect.soft(measured.header, route).toBe("sticky");
    expect.soft(measured.overflow, route).toBeLessThanOrEqual(0);
    expect.soft(Math.max(0, ...measured.icons), route).toBeLessThan(phone.width);
  }
});

for (const { name, viewport, summary, href } of [
  { name: "Services dropdown", viewport: desktop, summary: servicesSummary, href: lastHref },
  { name: "phone menu", viewport: phone, summary: menuSummary, href: "/bankdetails" },
]) {
  test(`the ${name} opens, closes and leads on, by click and by keyboard`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    const link = headerLink(page, href);
    await summary(page).click();
    await expect(link).toBeVisible();
    await summary(page).click();
    await expect(link).toBeHidden();
    await summary(page).press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(summary(page)).toBeFocused();
    await summary(page).click();
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(link).toBeHidden();
    await expectAfterBack(page, "/about", `!document.querySelector("header details[open]")`);
  });
}

test("the carousel moves on request", async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  await page.goto("/");
  await wakeCarousel(page);
  await control(page, "pause").click();
  await control(page, "next").click();
  await expectShown(page, 2);
  await control(page, "previous").press("Enter");
  await expectShown(page, 1);
});

test("an inquiry is there after Back", async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await headerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  const message = JSON.stringify(inquiry.message);
  const isKept = `document.querySelector("textarea").value === ${message}`;
  await expectAfterBack(page, "/contact", isKept);
});

test("an inquiry becomes a WhatsApp message", async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  await expect(sendButton(page)).toBeEnabled();
  const chat = await send(page);
  expect(messageLines(chat.url())).toEqual(
    expect.arrayContaining([expect.stringContaining(inquiry.name), inquiry.message.split("\n")[0]]),
  );
  await expect(page.getByRole("status")).toContainText(form.sent.title);
});

test("a consent form arrives whole, with photographs from disk", async ({ page, providers }) => {
  await openForm(page);
  await fillFormFromDisk(page);
  await submitButton(page).click();
  await expect(received(page)).toBeVisible({ timeout: 30_000 });
  expect(calls(providers)).toEqual(["auto", "auto", "auto", "auto", "raw", "mail"]);
  const params = paramsOf(mails(providers)[0]);
  expect(params).toEqual(sentParams());
  await expect(received(page)).toContainText(params.reference ?? "none");
  await page.reload();
  await expect.poll(() => page.evaluate(SAYS_NO_IDENTITY)).toBe(true);
  await expect(page.getByRole("main")).toContainText("0 of 6");
});

test("Back and a reload bring back nothing of a consent form that proves an identity", async ({
  page,
}) => {
  await openForm(page);
  await fillFormFromDisk(page);
  await page.goto("/about");
  await expectAfterBack(page, "/consent-form", SAYS_NO_IDENTITY);
  await openForm(page);
  await fillFormFromDisk(page);
  await page.reload();
  await expect.poll(() => page.evaluate(SAYS_NO_IDENTITY)).toBe(true);
});
