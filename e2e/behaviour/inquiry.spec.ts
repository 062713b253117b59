import { expect, type Page, test } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import { violations } from "../support/checks/accessibility";
import { listenForProblems } from "../support/checks/problems";
import { holdBack } from "../support/pages/hold-back";
import {
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
import { layoutFaults, SLACK } from "../support/pages/layout-faults";
import { content, phone } from "../support/pages/routes";

const { firm, shared } = content;
const { form } = content.pages.contact;
const { sent, failed, text: words } = form;

async function expectTyped(page: Page, values = inquiry) {
  for (const name of fields) await expect(field(page, name), name).toHaveValue(values[name]);
}

const copyButton = (page: Page, role: "status" | "alert") =>
  page.getByRole(role).getByRole("button", { name: new RegExp(`^${shared.copy.label}`) });

/** No accessibility violation on a phone, and whole at 400% zoom. */
async function expectSound(page: Page) {
  await page.setViewportSize(phone);
  // At the top: further down, a field that is half behind the header counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await page.evaluate(layoutFaults, SLACK)).toEqual([]);
}

test("an inquiry opens one chat with the firm, then shows thanks", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openContact(page);
  await fillIn(page);
  const tab = await send(page);
  const href = tab.url();
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe(`/${firm.chat.phone.replace(/\D/g, "")}`);
  expect([...searchParams.keys()]).toEqual(["text"]);
  expect(messageLines(href)).toEqual([
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
  await expectSound(page);
});

test("the button reads sending, with a spinner, for about 400 ms", async ({ page }) => {
  for (const [reducedMotion, isTurning] of [
    ["reduce", false],
    ["no-preference", true],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await openContact(page);
    await fillIn(page);
    const seen = await sendButton(page).evaluate(async (button: HTMLButtonElement) => {
      const start = performance.now();
      button.click();
      const { textContent: label, disabled } = button;
      const { animationName } = getComputedStyle(button.querySelector("svg") ?? button);
      while (button.disabled) await new Promise(requestAnimationFrame);
      return { label, disabled, turns: animationName !== "none", ms: performance.now() - start };
    });
    expect(seen).toMatchObject({ label: form.sending, disabled: true, turns: isTurning });
    expect(seen.ms).toBeGreaterThan(390);
    expect(seen.ms).toBeLessThan(2_000);
  }
});

test("an inquiry sent many times opens one tab and leaves no trace", { tag: FURTHER }, async ({
  page,
  context,
  baseURL,
}) => {
  const problems = listenForProblems(page, baseURL ?? "");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
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
  expect(page.url()).toMatch(/\/contact$/);
  expect(problems).toEqual([]);
  expect(requests.filter((request) => !request.startsWith("GET "))).toEqual([]);
  expect(requests.join(" ")).not.toMatch(/Asha|9876543210/);
  const stored = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    JSON.stringify(history.state).includes("Asha"),
  ]);
  expect(stored).toEqual([0, 0, false]);
  expect(await context.cookies()).toEqual([]);
});

test("where tabs are blocked all is kept, and the chat is offered as a link", async ({ page }) => {
  await page.addInitScript(() => {
    // What a blocker gives instead says that it is a window; null is tested with the component.
    const stub: Record<string, unknown> = { closed: false };
    Object.assign(window, { open: () => Object.assign(stub, { window: stub, top: stub }) });
  });
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
  await expectSound(page);
});

test("what is typed before the form is ready stays, and is not sent", async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/(hydrate|inquiry-form)\./);
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

test("R7.1: the browser alone reports mistakes", async ({ page, context }) => {
  await openContact(page);
  const mistakes: [Field, string, "valueMissing" | "typeMismatch" | "patternMismatch"][] = [
    ["name", "", "valueMissing"],
    ["email", "asha", "typeMismatch"],
    ["phone", "98765", "patternMismatch"],
    ["message", "", "valueMissing"],
  ];
  const words = await inquiryForm(page).innerText();
  for (const [name, value, fault] of mistakes) {
    await fillIn(page, { [name]: value });
    await sendButton(page).click();
    await expect(field(page, name), name).toBeFocused();
    const isFound = await field(page, name).evaluate(
      ({ validity }: HTMLInputElement, kind) => validity[kind] && !validity.customError,
      fault,
    );
    expect(isFound, name).toBe(true);
  }
  expect(await inquiryForm(page).innerText(), "no message of ours").toBe(words);
  expect(context.pages()).toHaveLength(1);
});

test("R7.2: a number with any prefix, typed or pasted, ends as its ten digits", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openContact(page);
  const input = field(page, "phone");
  for (const [number, digits] of [
    ["9876543210", "9876543210"],
    ["+91 98765-43210", "9876543210"],
    ["919876543210", "9876543210"],
    ["09876543210", "9876543210"],
    ["00919876543210", "9876543210"],
    ["+91 (0)98765 43210", "9876543210"],
    // No prefix is known: cut at ten.
    ["98765432109876", "9876543210"],
    ["+1 415 555 2671", "1415555267"],
  ] as const) {
    await input.fill("");
    await input.pressSequentially(number);
    await expect(input, `${number} typed`).toHaveValue(digits);
    await input.fill("");
    await page.evaluate((text) => navigator.clipboard.writeText(text), number);
    await input.press("ControlOrMeta+v");
    await expect(input, `${number} pasted`).toHaveValue(digits);
    await input.fill(number);
    await expect(input, `${number} filled`).toHaveValue(digits);
    await expect(input).toHaveAttribute("maxlength", "10");
  }
});

test("by keyboard alone", async ({ page }) => {
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
});
