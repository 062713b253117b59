import { expect, type Page, test } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import { fillSilently, putIcons } from "../support/hands/password-manager";
import { translatePage } from "../support/hands/translator";
import { control, expectShown, NO_TESTIMONIALS, wakeCarousel } from "../support/pages/carousel";
import { holdBack } from "../support/pages/hold-back";
import * as form from "../support/pages/inquiry";
import { content, routes, serviceWith } from "../support/pages/routes";

const { firm } = content;

async function expectTyped(page: Page): Promise<void> {
  const ids = { name: "user_name", email: "user_email", phone: "user_phone", language: "language" };
  for (const [name, id] of Object.entries(ids)) {
    await expect(page.locator(`#${id}`)).toHaveValue(form.inquiry[name as keyof typeof ids]);
  }
  await expect(page.locator("#message")).toHaveValue(form.inquiry.message);
}

for (const [change, act] of Object.entries({
  translated: (page: Page) => translatePage(page, "replaces"),
  "given icons": putIcons,
})) {
  test(`an inquiry typed before the form is alive stays when it is ${change}`, async ({ page }) => {
    const letCome = await holdBack(page, "**/assets/*");
    await page.goto("/contact", { waitUntil: "commit" });
    for (const name of form.fields) await form.field(page, name).fill(form.inquiry[name]);
    await page.locator("#user_phone").focus();
    await act(page);
    letCome();
    await expect(page.locator("[data-island=inquiry-form]")).toHaveAttribute("data-ready");
    await expectTyped(page);
    await expect(page.locator("#user_phone")).toBeFocused();
  });
}

test("an inquiry that a program fills in without an event is sent", async ({ page }) => {
  await form.openContact(page);
  await form.fillIn(page);
  await fillSilently(page, { user_name: "Silent Rao", user_phone: "98765 43210" });
  const tab = await form.send(page);
  const lines = form.messageLines(tab.url()).join("\n");
  expect(lines).toContain("Silent Rao");
  expect(lines).toContain("9876543210");
});

test("icons put into the inquiry form at every turn do no harm", { tag: FURTHER }, async ({
  page,
}) => {
  await form.openContact(page);
  await putIcons(page);
  await form.fillIn(page);
  await putIcons(page);
  await form.send(page);
  await expect(page.getByRole("status")).toContainText(content.pages.contact.form.sent.title);
  await putIcons(page);
  await expect(form.sendButton(page)).toBeEnabled();
});

test("the carousel shows its slides on a page that a tool has turned from right to left", {
  tag: FURTHER,
}, async ({ page }) => {
  test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);
  for (const moment of ["before", "after"]) {
    await page.goto("/");
    const turn = () => page.evaluate(() => Object.assign(document.documentElement, { dir: "rtl" }));
    if (moment === "before") await turn();
    await wakeCarousel(page);
    if (moment === "after") await turn();
    await expectShown(page, 1);
    await control(page, "next").click();
    await expectShown(page, 2);
    await control(page, "previous").click();
    await control(page, "previous").click();
    await expectShown(page, content.testimonials.entries.length);
  }
});

/** What stands beside drawings that are stretched to a scale, from left to right. */
function labelsOfScales(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const drawings = [...document.querySelectorAll('main svg[preserveAspectRatio="none"]')];
    const beside = drawings.flatMap(
      ({ parentElement, previousElementSibling, nextElementSibling }) => [
        previousElementSibling,
        nextElementSibling,
        parentElement?.nextElementSibling,
      ],
    );
    const lines = [...new Set(beside)].filter((line) => line?.matches("p:not(:empty)"));
    return lines.map((line) => {
      const labels = [...(line?.children ?? [])];
      const left = (label: Element) => label.getBoundingClientRect().left;
      return labels.sort((one, other) => left(one) - left(other)).map((label) => label.innerHTML);
    });
  });
}

test("labels of drawings to scale keep their sides on a page that a tool has turned", {
  tag: FURTHER,
}, async ({ page }) => {
  const services = ["call", "option", "lots", "hedge"].map((kind) => serviceWith(kind).route);
  let count = 0;
  for (const route of new Set([...services, "/refunds", "/services"])) {
    await page.goto(route);
    const before = await labelsOfScales(page);
    count += before.length;
    await page.evaluate(() => Object.assign(document.documentElement, { dir: "rtl" }));
    expect.soft(await labelsOfScales(page), route).toEqual(before);
  }
  expect(count).toBeGreaterThan(3);
});

/** What a translator must leave as it is, and a page that shows it. */
const KEPT: [value: string, route: string][] = [
  [firm.name, "/"],
  [firm.legalName, "/"],
  [firm.registration.number, "/"],
  [firm.registration.number, "/contact"],
  [firm.registration.number, "/compliance"],
  [firm.phone, "/contact"],
  [firm.email.general, "/contact"],
  [firm.email.grievance, "/consent-form"],
  [firm.upi.id, "/bankdetails"],
  [firm.bank.account, "/bankdetails"],
  [firm.bank.ifsc, "/bankdetails"],
  [firm.phonePayment, "/bankdetails"],
];

/** Sentences of a page in which such a value is not marked; in islands it may be so. */
function unmarked(page: Page): Promise<string[]> {
  const values = [firm.name, firm.legalName, firm.registration.number, firm.chat.phone];
  return page.evaluate((kept) => {
    const sentences = [...document.querySelectorAll("main :is(p, li, td, dd)")];
    const texts = sentences.flatMap((element) => [...element.childNodes]);
    const loose = texts.filter((node) => {
      const isText = node instanceof Text && kept.some((value) => node.data.includes(value));
      return isText && !node.parentElement?.closest("[translate=no], [data-island]");
    });
    return loose.map(({ textContent }) => textContent ?? "");
  }, values);
}

test("names, numbers and codes are marked as not to be translated; pages are not", async ({
  page,
}) => {
  for (const [value, route] of KEPT) {
    await page.goto(route);
    await expect
      .soft(
        page.locator("[translate=no]").filter({ hasText: value }).first(),
        `${value} at ${route}`,
      )
      .toBeAttached();
  }
  for (const route of routes) {
    await page.goto(route);
    const forbidding = page.locator(
      "meta[name=google][content*=notranslate], html[translate=no], body[translate=no], main[translate=no], html.notranslate, body.notranslate",
    );
    await expect.soft(forbidding, route).toHaveCount(0);
    expect.soft(await unmarked(page), route).toEqual([]);
  }
});
