import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/run/font-worlds";
import { formatRupees } from "@/lib/text/format";
import { violations } from "../support/checks/accessibility";
import {
  blockTabs,
  type Field,
  field,
  fields,
  fillIn,
  inquiry,
  inquiryForm,
  messageLines,
  openContact,
  send,
  sendButton,
} from "../support/pages/inquiry";
import { content, phone } from "../support/pages/routes";

const { firm, services, shared } = content;
const { form } = content.pages.contact;
const { sent, failed, text: words } = form;

async function expectTyped(page: Page, values = inquiry) {
  for (const name of fields) await expect(field(page, name), name).toHaveValue(values[name]);
}

const copyButton = (page: Page, role: "status" | "alert") =>
  page.getByRole(role).getByRole("button", { name: new RegExp(`^${shared.copy.label}`) });

test("an inquiry opens one chat with the firm and arrives there line by line", {
  tag: "@smoke",
}, async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  const tab = await send(page);
  const url = new URL(tab.url());
  expect(url.pathname).toBe(`/${firm.chat.phone.replace(/\D/g, "")}`);
  expect([...url.searchParams.keys()]).toEqual(["text"]);
  expect(messageLines(tab.url())).toEqual([
    words.heading,
    `${words.name}: ${inquiry.name}`,
    `${words.email}: ${inquiry.email}`,
    `${words.phone}: ${inquiry.phone}`,
    `${words.language}: ${inquiry.language}`,
    "",
    `${words.message}:`,
    ...inquiry.message.split("\n"),
    "",
    words.footer,
  ]);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test("a sent inquiry is thanked for, leaves an empty form and can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openContact(page);
  await fillIn(page);
  const tab = await send(page);
  const href = tab.url();
  await tab.close();
  const status = page.getByRole("status");
  for (const text of Object.values(sent)) await expect(status).toContainText(text);
  await expect(status).toBeInViewport({ ratio: 1 });
  for (const name of fields) await expect(field(page, name)).toHaveValue("");
  await expect(status.getByRole("link")).toHaveAttribute("href", href);
  await copyButton(page, "status").click();
  await expect(status.getByRole("button", { name: shared.copy.done })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(/\r?\n/)).toEqual(messageLines(href));
});

test("a message of 10,000 characters opens with its beginning and can be copied whole", async ({
  page,
}) => {
  const message = "🙂 word ".repeat(1_250);
  await openContact(page);
  await fillIn(page, { message });
  const tab = await send(page);
  expect(tab.url().length).toBeLessThan(2_000);
  expect(messageLines(tab.url()).at(-3)).toMatch(/^(🙂 word )+.*…$/u);
  await tab.close();
  await expect(page.getByRole("status")).toContainText(form.prepared.cut);
  await expect(copyButton(page, "status")).toHaveAttribute("data-copy", new RegExp(message.trim()));
});

test("the button says that it is sending for about 400 ms", async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  const { label, disabled, ms } = await sendButton(page).evaluate(async (button) => {
    if (!(button instanceof HTMLButtonElement)) throw new Error("There is no button here.");
    const start = performance.now();
    button.click();
    const { textContent, disabled } = button;
    while (button.disabled) await new Promise(requestAnimationFrame);
    return { label: textContent, disabled, ms: performance.now() - start };
  });
  expect([label, disabled]).toEqual([form.sending, true]);
  expect(ms).toBeGreaterThan(390);
  expect(ms).toBeLessThan(2_000);
});

test("an inquiry sent twice at once opens one tab", async ({ page, context }) => {
  await openContact(page);
  await fillIn(page);
  const tabs: Page[] = [];
  context.on("page", (tab) => tabs.push(tab));
  await sendButton(page).dblclick();
  await inquiryForm(page).evaluate((element: HTMLFormElement) => {
    for (let time = 0; time < 10; time += 1) element.requestSubmit();
  });
  await expect(page.getByRole("status")).toContainText(sent.title);
  expect(tabs).toHaveLength(1);
});

test("an inquiry leaves nothing personal in the address, storage, console or a request", async ({
  page,
  context,
}) => {
  const logged: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await openContact(page);
  await fillIn(page);
  await send(page);
  await expect(page.getByRole("status")).toContainText(sent.title);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe("/contact");
  expect(logged).toEqual([]);
  expect(
    requests.filter(
      (request) => !/^GET .*\/(contact|assets|icon|_next\/static\/media)/.test(request),
    ),
  ).toEqual([]);
  expect(requests.join(" ")).not.toMatch(/Asha|9876543210/);
  const stored = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    JSON.stringify(history.state)?.match(/Asha/)?.[0] ?? "",
  ]);
  expect(stored).toEqual(["", ""]);
  expect(await context.cookies()).toEqual([]);
});

test("a browser that blocks tabs keeps everything typed and offers the chat as a link", async ({
  page,
}) => {
  await blockTabs(page);
  await openContact(page);
  await fillIn(page);
  await sendButton(page).click();
  const alert = page.getByRole("alert");
  for (const text of Object.values(failed)) await expect(alert).toContainText(text);
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  await expectTyped(page);
  await expect(copyButton(page, "alert")).toBeVisible();
  const opening = page.waitForEvent("popup");
  await alert.getByRole("link").click();
  const tab = await opening;
  await tab.waitForURL("https://wa.me/**");
  expect(messageLines(tab.url())).toContain(`${words.name}: ${inquiry.name}`);
});

test("a plan's button begins the message with its name, tenure and price", async ({ page }) => {
  for (const { route, title, plans } of services) {
    const [plan] = plans;
    if (!plan) continue;
    await page.goto(route);
    await page.locator(`main a[href="/contact?plan=${plan.id}"]`).first().click();
    await expect(field(page, "message")).toHaveValue(
      new RegExp(`^${title}, ${plan.name}, .*${formatRupees(plan.price)}.*\n\n$`),
    );
  }
});

test("a plan that does not exist changes nothing", async ({ page }) => {
  for (const search of ["?plan=", "?plan=no-such-plan", "?plan=__proto__"]) {
    await openContact(page, search);
    await expect(field(page, "message"), search).toHaveValue("");
  }
});

test("what is typed before the form is ready stays, and no key sends it anywhere", async ({
  page,
}) => {
  let arrive = () => {};
  const slowNetwork = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(hydrate|inquiry-form)\./, async (route) => {
    await slowNetwork;
    await route.continue();
  });
  await page.goto("/contact");
  const navigations: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await expect(sendButton(page)).toBeDisabled();
  await fillIn(page, { phone: "98 765" });
  await field(page, "email").press("Enter");
  await sendButton(page).click({ force: true });
  arrive();
  await expect(sendButton(page)).toBeEnabled();
  await expectTyped(page, { ...inquiry, phone: "98765" });
  expect(navigations).toEqual([]);
});

test("what is typed is there after Back, until it has been sent", async ({ page }) => {
  await openContact(page);
  await fillIn(page);
  const awayAndBack = async () => {
    await page.goto("/about");
    await page.goBack();
    await expect(sendButton(page)).toBeEnabled();
  };
  await awayAndBack();
  await expectTyped(page);
  await send(page);
  await expect(page.getByRole("status")).toContainText(sent.title);
  await awayAndBack();
  await expect(field(page, "name")).toHaveValue("");
});

test("a pasted phone number is taken without its country code", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openContact(page);
  for (const pasted of ["98765 43210", "+91 98765 43210", "098765-43210"]) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await field(page, "phone").fill("");
    await field(page, "phone").focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(field(page, "phone"), pasted).toHaveValue("9876543210");
  }
});

test("mistakes are found by the browser, with its own words", async ({ page, context }) => {
  await openContact(page);
  const mistakes: [Field, string, "valueMissing" | "typeMismatch" | "patternMismatch"][] = [
    ["name", "", "valueMissing"],
    ["email", "asha", "typeMismatch"],
    ["phone", "98765", "patternMismatch"],
    ["message", "", "valueMissing"],
  ];
  for (const [name, value, fault] of mistakes) {
    await fillIn(page, { [name]: value });
    await sendButton(page).click();
    await expect(field(page, name), name).toBeFocused();
    const found = await field(page, name).evaluate(
      ({ validity }: HTMLInputElement, kind) => [validity[kind], validity.customError],
      fault,
    );
    expect(found, name).toEqual([true, false]);
  }
  expect(context.pages()).toHaveLength(1);
});

test("a keyboard is enough", async ({ page }) => {
  await openContact(page);
  await field(page, "name").focus();
  for (const name of fields) {
    await page.keyboard.type(inquiry[name]);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  const opening = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  await (await opening).close();
  await expect(page.getByRole("status")).toContainText(sent.title);
  await page.keyboard.press("Shift+Tab");
  await expect(copyButton(page, "status")).toBeFocused();
});

for (const state of ["sent", "failed"] as const) {
  test(`${state}, the form has no WCAG 2.2 AA violation and fits 400% zoom`, {
    tag: EVERY_FONT,
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    if (state === "failed") await blockTabs(page);
    await openContact(page);
    await fillIn(page, { message: `A long word: ${"x".repeat(3_000)}` });
    await sendButton(page).click();
    await expect(page.getByText(form[state].title)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("with reduced motion the spinner does not turn", async ({ page }) => {
  for (const [reducedMotion, isTurning] of [
    ["reduce", false],
    ["no-preference", true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openContact(page);
    await fillIn(page);
    const name = await sendButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      return getComputedStyle(button.querySelector("svg") ?? button).animationName;
    });
    expect(name !== "none", reducedMotion).toBe(isTurning);
  }
});
