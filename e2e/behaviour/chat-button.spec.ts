import { expect, type Locator, test } from "@playwright/test";
import { closedWords } from "@/lib/site/closed";
import { content, desktop, phone, serviceRoutes } from "../support/pages/routes";

const { firm, shared } = content;

/** The words that the button lies over, by the places of all letters on the page. */
function wordsBelow(button: Element): string[] {
  const place = button.getBoundingClientRect();
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || button.contains(text)) continue;
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest(".sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isBelow = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    );
    if (isBelow) words.push(text.textContent);
  }
  return words;
}

/** Scrolls through the page; returns how often the button was shown at rest. */
async function timesShown(button: Locator): Promise<number> {
  const page = button.page();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let shown = 0;
  for (let top = 0; top < height; top += 330) {
    await page.evaluate((y) => scrollTo(0, y), top);
    // Longer than the button waits before it shows itself.
    await page.waitForTimeout(300);
    if ((await button.getAttribute("data-shown")) === null) continue;
    shown += 1;
    expect(await button.evaluate(wordsBelow), `${page.url()} at ${top}`).toEqual([]);
  }
  return shown;
}

// What is waited for costs a machine nothing: all pages at once.

test("the chat button is shown, and never lies over a word", async ({ context }) => {
  const open = async (route: string) => {
    const page = await context.newPage();
    await page.setViewportSize(route === "/services" ? desktop : phone);
    await page.goto(route);
    return timesShown(page.getByRole("link", { name: shared.chat }));
  };
  const shown = await Promise.all(["/", "/about", "/services"].map(open));
  expect(Math.max(...shown)).toBeGreaterThan(0);
});

test("the chat button is not shown beside the fields of a hero", async ({ context }) => {
  const open = async (route: string) => {
    const page = await context.newPage();
    await page.setViewportSize(desktop);
    await page.goto(route);
    // Longer than the script takes to come and the button waits.
    await page.waitForTimeout(1_500);
    await expect(page.locator("[data-chat]"), route).not.toHaveAttribute("data-shown");
  };
  await Promise.all(["/bankdetails", "/compliance", serviceRoutes[0] ?? ""].map(open));
});

test("the chat button is round and opens WhatsApp by keyboard", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/about");
  const button = page.getByRole("link", { name: shared.chat });
  await button.focus();
  await expect(button).toBeInViewport({ ratio: 1 });
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 1 };
  expect(width).toBe(height);
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  const chat = new URL((await opened).url());
  const text = closedWords(content)?.chat ?? firm.chat.message;
  expect(chat.searchParams.get("text")).toBe(text);
});
