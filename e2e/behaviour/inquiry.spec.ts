import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT } from "@/e2e/support/run/font-worlds";
import { loadContent } from "@/lib/checks/checked-content";
import {
  blockTabs,
  field,
  fillIn,
  inquiry,
  inquiryForm,
  messageLines,
  openContact,
  send,
  sendButton,
} from "../support/pages/inquiry";
import { phone } from "../support/pages/routes";

const SENT = "Thank you! Your message has been sent successfully.";
const FAILED = "There was an error sending your message.";

const { firm, services } = loadContent(`${process.cwd()}/content`);

async function expectTyped(page: Page, values = inquiry) {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label as keyof typeof inquiry), label).toHaveValue(value);
  }
}

test.describe("an inquiry", () => {
  test("opens one chat with the firm and arrives there line by line", { tag: "@smoke" }, async ({
    page,
  }) => {
    await openContact(page);
    await fillIn(page);
    const tab = await send(page);
    const url = new URL(tab.url());
    expect(url.pathname).toBe(`/${firm.chat.phone.replace(/\D/g, "")}`);
    expect([...url.searchParams.keys()]).toEqual(["text"]);
    expect(messageLines(tab.url())).toEqual([
      "New Inquiry from the product's Website",
      "Name: Asha Rao",
      "Email: asha@example.in",
      "Phone: 9876543210",
      "Language: Kannada",
      "",
      "Message:",
      "Which plan suits one lot?",
      "I trade twice a week.",
      "",
      "SEBI Registered Research Analyst - Investment Advisory",
    ]);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  });

  test("thanks, empties the form and keeps the message at hand", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openContact(page);
    await fillIn(page);
    const tab = await send(page);
    const href = tab.url();
    await tab.close();
    const status = page.getByRole("status");
    await expect(status).toContainText(SENT);
    await expect(status).toContainText("We'll get back to you soon.");
    await expect(status).toContainText(/press send/i);
    await expect(status).toBeInViewport({ ratio: 1 });
    for (const label of Object.keys(inquiry)) {
      await expect(field(page, label as keyof typeof inquiry)).toHaveValue("");
    }
    await expect(status.getByRole("link")).toHaveAttribute("href", href);
    expect(href.length).toBeLessThan(2_000);
    await status.getByRole("button", { name: /^Copy/ }).click();
    await expect(status.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split(/\r?\n/)).toEqual(messageLines(href));
  });

  test("carries what could break a link", async ({ page }) => {
    const message = "50% & more? #1 ?phone=910000000000&text=x %0A 🙏 नमस्ते";
    await openContact(page);
    await fillIn(page, { "Your Message": message, "Full Name": "A & B?text=#" });
    const tab = await send(page);
    expect([...new URL(tab.url()).searchParams.keys()]).toEqual(["text"]);
    expect(messageLines(tab.url())).toContain(message);
    expect(messageLines(tab.url())).toContain("Name: A & B?text=#");
  });

  test("of 10,000 characters opens with its beginning, and the whole can be copied", async ({
    page,
  }) => {
    const message = "🙂 word ".repeat(1_250);
    await openContact(page);
    await fillIn(page, { "Your Message": message });
    const tab = await send(page);
    expect(tab.url().length).toBeLessThan(2_000);
    const lines = messageLines(tab.url());
    expect(lines.at(-3)).toMatch(/^(🙂 word )+.*…$/u);
    expect(lines.at(-1)).toBe("SEBI Registered Research Analyst - Investment Advisory");
    await tab.close();
    const status = page.getByRole("status");
    await expect(status).toContainText(/too long for a link/);
    await expect(status.getByRole("button", { name: /^Copy/ })).toHaveAttribute(
      "data-copy",
      new RegExp(`Message:\n${message.trim()}\n\nSEBI Registered`),
    );
  });

  test("shows that it is being sent, for about 400 ms", async ({ page }) => {
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
    expect(label).toBe("Sending...");
    expect(disabled).toBe(true);
    expect(ms).toBeGreaterThan(390);
    expect(ms).toBeLessThan(2_000);
  });

  test("sent twice at once opens one tab", async ({ page, context }) => {
    await openContact(page);
    await fillIn(page);
    const tabs: Page[] = [];
    context.on("page", (tab) => tabs.push(tab));
    await sendButton(page).dblclick();
    await inquiryForm(page).evaluate((form: HTMLFormElement) => {
      for (let time = 0; time < 10; time += 1) form.requestSubmit();
    });
    await expect(page.getByRole("status")).toContainText(SENT);
    expect(tabs).toHaveLength(1);
  });

  test("leaves nothing personal in the address, the storage, the console or a request", async ({
    page,
    context,
  }) => {
    const said: string[] = [];
    const asked: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    await openContact(page);
    await fillIn(page);
    await send(page);
    await expect(page.getByRole("status")).toContainText(SENT);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/contact");
    expect(said).toEqual([]);
    expect(
      asked.filter((request) => !/^GET .*\/(contact|_next|assets|icon)/.test(request)),
    ).toEqual([]);
    expect(asked.join(" ")).not.toMatch(/Asha|9876543210/);
    const stored = await page.evaluate(() => [
      document.cookie,
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(stored).toEqual([""]);
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe("a browser that blocks tabs", () => {
  test("is told so, and everything typed stays", async ({ page }) => {
    await blockTabs(page);
    await openContact(page);
    await fillIn(page);
    await sendButton(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(FAILED);
    await expect(alert).toContainText("Please try again later or contact us directly.");
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport();
    await expectTyped(page);
    const link = alert.getByRole("link");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(messageLines((await link.getAttribute("href")) ?? "")).toContain("Name: Asha Rao");
    await expect(alert.getByRole("button", { name: /^Copy/ })).toBeVisible();
    const opening = page.waitForEvent("popup");
    await link.click();
    await (await opening).waitForURL("https://wa.me/**");
  });
});

test.describe("a chosen plan", () => {
  test("begins the message with its name, tenure and price", async ({ page }) => {
    await page.goto("/options");
    await page.getByRole("link", { name: "Subscribe: Options, Premium, 6 Months" }).click();
    await expect(field(page, "Your Message")).toHaveValue(
      /^Options, Premium, 6 Months: ₹1,00,000 plus 18% GST, ₹1,18,000 in all\.\n\n$/,
    );
  });

  test("is known whichever it is", async ({ page }) => {
    for (const { title, plans } of services) {
      const [plan] = plans;
      await openContact(page, `?plan=${plan?.id}`);
      await expect(field(page, "Your Message")).toHaveValue(
        new RegExp(`^${title}, ${plan?.name}, .*: ₹`),
      );
    }
  });

  test("that does not exist changes nothing", async ({ page }) => {
    for (const search of ["", "?plan=", "?plan=no-such-plan", "?plan=__proto__"]) {
      await openContact(page, search);
      await expect(field(page, "Your Message"), search).toHaveValue("");
    }
  });
});

test.describe("what is typed", () => {
  test("before the form is ready stays, and no key sends it anywhere", async ({ page }) => {
    let arrive = () => {};
    const slowNetwork = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/(hydrate|inquiry-form)\./, async (route) => {
      await slowNetwork;
      await route.continue();
    });
    await page.goto("/contact?plan=options-premium-6m");
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) posts.push(request.url());
    });
    await expect(sendButton(page)).toBeDisabled();
    await fillIn(page, { "Phone Number": "98 765" });
    await field(page, "Email").press("Enter");
    await sendButton(page).click({ force: true });
    arrive();
    await expect(sendButton(page)).toBeEnabled();
    await expectTyped(page, { ...inquiry, "Phone Number": "98765" });
    expect(posts).toEqual([]);
  });

  test("survives the way back", async ({ page }) => {
    await openContact(page);
    await fillIn(page);
    await page.goto("/about");
    await page.goBack();
    await expect(sendButton(page)).toBeEnabled();
    await expectTyped(page);
  });

  test("does not come back once it has been sent", async ({ page }) => {
    await openContact(page);
    await fillIn(page);
    await send(page);
    await expect(page.getByRole("status")).toContainText(SENT);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/Asha/);
    await page.goto("/about");
    await page.goBack();
    await expect(sendButton(page)).toBeEnabled();
    await expect(field(page, "Full Name")).toHaveValue("");
  });

  test("as a phone number keeps its digits, ten at most", async ({ page }) => {
    await openContact(page);
    await field(page, "Phone Number").pressSequentially("98a7 6-54.3x2(1)0 99");
    await expect(field(page, "Phone Number")).toHaveValue("9876543210");
  });

  test("is taken whole when it is pasted", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openContact(page);
    for (const pasted of ["98765 43210", "+91 98765 43210", "+919876543210", "098765-43210"]) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
      await field(page, "Phone Number").fill("");
      await field(page, "Phone Number").focus();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(field(page, "Phone Number"), pasted).toHaveValue("9876543210");
    }
  });

  const mistakes = [
    ["Full Name", "", "valueMissing"],
    ["Email", "", "valueMissing"],
    ["Email", "asha", "typeMismatch"],
    ["Phone Number", "", "valueMissing"],
    ["Phone Number", "98765", "patternMismatch"],
    ["Your Message", "", "valueMissing"],
  ] as const;
  test("is checked by the browser", async ({ page, context }) => {
    await openContact(page);
    for (const [label, value, fault] of mistakes) {
      await fillIn(page, { [label]: value });
      await sendButton(page).click();
      await expect(field(page, label), `${label} "${value}"`).toBeFocused();
      const [isFault, isOurs] = await field(page, label).evaluate(
        ({ validity }: HTMLInputElement, name) => [validity[name], validity.customError],
        fault,
      );
      expect([isFault, isOurs], `${label} "${value}"`).toEqual([true, false]);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
    expect(context.pages()).toHaveLength(1);
  });

  test("may leave out the language", async ({ page }) => {
    await openContact(page);
    await fillIn(page, { Language: "" });
    const tab = await send(page);
    expect(messageLines(tab.url())).toContain("Language: Not specified");
  });
});

test("a keyboard is enough", async ({ page }) => {
  await openContact(page);
  await field(page, "Full Name").focus();
  for (const value of Object.values(inquiry)) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(sendButton(page)).toBeFocused();
  const opening = page.waitForEvent("popup");
  await page.keyboard.press("Enter");
  await (await opening).close();
  await expect(page.getByRole("status")).toContainText(SENT);
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("status").getByRole("button", { name: /^Copy/ })).toBeFocused();
});

async function reachState(page: Page, state: "idle" | "sent" | "failed") {
  if (state === "failed") await blockTabs(page);
  await openContact(page);
  if (state === "idle") return;
  await fillIn(page, { "Your Message": "A long word: ".concat("x".repeat(3_000)) });
  await sendButton(page).click();
  await expect(page.getByText(state === "sent" ? SENT : FAILED)).toBeVisible();
}

// As it stands at first it is looked at in accessibility.spec.ts.
for (const state of ["sent", "failed"] as const) {
  test(`${state}, it has no WCAG 2.2 AA violation on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await reachState(page, state);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

for (const state of ["idle", "sent", "failed"] as const) {
  test(`${state}, it does not scroll sideways at 400% zoom`, { tag: EVERY_FONT }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await reachState(page, state);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

for (const [reducedMotion, isTurning] of [
  ["reduce", false],
  ["no-preference", true],
] as const) {
  test(`the spinner ${isTurning ? "turns" : "stands"} with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openContact(page);
    await fillIn(page);
    const name = await sendButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      return getComputedStyle(button.querySelector("svg") ?? button).animationName;
    });
    expect(name !== "none").toBe(isTurning);
  });
}
