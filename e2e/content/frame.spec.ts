import { expect, test } from "@playwright/test";
import { band } from "../support/pages/band";
import { desktop, layoutKinds, phone, routes } from "../support/pages/routes";
import { readServedPage } from "../support/pages/served-page";

/** The footer's addresses (docs/requirements.md R3.4), the one service it forgets, the examples. */
const footerRoutes = [
  "/",
  "/about",
  "/services",
  "/bankdetails",
  "/compliance",
  "/contact",
  "/equity",
  "/futures",
  "/options",
  "/hedging",
  "/combo",
  "/comodities",
  "/terms-condition",
  "/complaints",
  "/privacy-policy",
  "/sample",
];

const WARNING =
  "Investment in securities market are subject to market risks. Read all the related documents carefully before investing.";

test("the footer links to exactly the pages of docs/requirements.md R3.4, the services and the examples, on every page", async ({
  request,
}) => {
  for (const route of routes) {
    const { footerLinks } = await readServedPage(request, route);
    expect.soft([...footerLinks].sort(), route).toEqual([...footerRoutes].sort());
  }
});

test("the footer states the registration and where to look it up", async ({ page }) => {
  await page.goto("/futures");
  const footer = page.getByRole("contentinfo");
  const registration = footer.locator("section").filter({ hasText: "SEBI registration" });
  await expect(registration).toContainText("Individual");
  await expect(registration).toContainText("INH000020420");
  await expect(registration).toContainText("May 13, 2030");
  await expect(registration.getByRole("link")).toHaveAttribute(
    "href",
    /^https:\/\/www\.sebi\.gov\.in\//,
  );
  await expect(footer).toContainText("Bangalore, Karnataka");
});

test("the footer carries the risk warning word for word, at reading size", async ({ page }) => {
  for (const route of layoutKinds) {
    await page.goto(route);
    const warning = page.getByRole("contentinfo").getByText(WARNING, { exact: true });
    await expect.soft(warning, route).toBeVisible();
    const size = await warning.evaluate((element) => getComputedStyle(element).fontSize);
    expect.soft(Number.parseFloat(size), route).toBeGreaterThanOrEqual(16);
  }
});

test("the footer carries disclaimers and the notice on do's and don'ts", async ({ page }) => {
  await page.goto("/");
  await expect(band(page, "Disclaimers")).toContainText(
    "in no way guarantee performance of the intermediary or provide any assurance of returns",
  );
  await expect(band(page, "Do’s and don’ts")).toContainText(
    /Do's and Don'ts while dealing with a Research Analyst.*circular/,
  );
});

test("the copyright line shows the visitor's year, not the build's", async ({ page }) => {
  await page.goto("/");
  const line = page.getByRole("contentinfo").getByText("©");
  await expect(line).toContainText(`© ${new Date().getFullYear()}`);

  await page.clock.setFixedTime("2029-03-09T12:00:00");
  await page.reload();
  await expect(line).toContainText("© 2029");
});

test("the chat button is round and fixed at the bottom right of every layout", async ({ page }) => {
  for (const route of layoutKinds) {
    await page.goto(route);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const button = page.getByRole("link", { name: "Chat with us on WhatsApp (opens a new tab)" });
    await expect.soft(button, route).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    const viewport = page.viewportSize();
    if (!box || !viewport) throw new Error(`${route}: no chat button`);
    expect.soft(box.width, route).toBe(box.height);
    expect.soft(viewport.width - box.x - box.width, route).toBeLessThan(48);
    expect.soft(viewport.height - box.y - box.height, route).toBeLessThan(48);
    const radius = await button.evaluate((element) => getComputedStyle(element).borderRadius);
    expect.soft(Number.parseFloat(radius), route).toBeGreaterThanOrEqual(box.width / 2);
  }
});

test("the chat button opens WhatsApp in a new tab, asking for details of the services", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/options");
  const button = page.getByRole("link", { name: "Chat with us on WhatsApp (opens a new tab)" });
  await expect(button).toHaveAttribute("rel", /\bnoopener\b/);
  const opened = context.waitForEvent("page");
  await button.click();
  const chat = new URL((await opened).url());
  expect(chat.origin + chat.pathname).toMatch(/^https:\/\/wa\.me\/91\d{10}$/);
  expect(chat.searchParams.get("text")).toMatch(/details of your research services/);
  expect(page.url()).toMatch(/\/options$/);
});

test("the registered name is never smaller than the trading name, however long, on a phone too", async ({
  page,
}) => {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    const strip = page.getByText("Registered Name As On The SEBI Certificate").first();
    const trading = page.getByRole("banner").getByText("The Research Desk");
    expect(await strip.evaluate(sizeOf)).toBeGreaterThanOrEqual(await trading.evaluate(sizeOf));
    const footer = page.getByRole("contentinfo");
    const name = footer.getByRole("heading", { name: /^Registered Name/ });
    const tradingAs = footer.getByText("The Research Desk", { exact: true });
    expect(await name.evaluate(sizeOf)).toBeGreaterThanOrEqual(await tradingAs.evaluate(sizeOf));
    const long = "Venkatanarasimharajuvaripeta Subrahmanyam Ramakrishnan Iyer";
    for (const place of [strip, name]) {
      await place.evaluate((element, text) => {
        element.textContent = text;
      }, long);
    }
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
  }
});
