import { expect, type Page, test } from "@playwright/test";
import { furtherUnless } from "@/e2e/run/further";
import { closedWords } from "@/lib/site/closed";
import { content, desktop, phone, routes } from "../support/pages/routes";

const { firm, shared } = content;
const SIZE = 56;

const chatButton = (page: Page) => page.getByRole("link", { name: shared.chat });

/**
 * Scrolls the page. @returns where the button is then, and whether a click at its middle reaches it
 */
const scrollPast = (button: Element) => {
  const whole = document.documentElement.scrollHeight;
  return [0, whole / 3, whole / 2, whole].map((y) => {
    scrollTo({ top: y, behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return { y, left, top, width, height, isOnTop: hit?.closest("a") === button };
  });
};

for (const viewport of [phone, desktop]) {
  test(`R2.3: the chat button is there at every scroll position, ${viewport.width} px`, {
    tag: furtherUnless(viewport === phone),
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const route of routes) {
      await page.goto(route);
      const button = chatButton(page);
      for (const { y, left, top, width, height, isOnTop } of await button.evaluate(scrollPast)) {
        const place = `${route} at ${Math.round(y)}`;
        expect.soft([width, height], place).toEqual([SIZE, SIZE]);
        expect.soft(viewport.width - left - SIZE, place).toBeLessThanOrEqual(32);
        expect.soft(viewport.height - top - SIZE, place).toBe(16);
        expect.soft(isOnTop, place).toBe(true);
      }
      // Scrolled to its end, the page has nothing behind the button.
      const lowest = await page.getByRole("contentinfo").evaluate((footer) => {
        const ends = [...footer.querySelectorAll("p, li")].map(
          (text) => text.getBoundingClientRect().bottom,
        );
        return Math.max(...ends);
      });
      const buttonTop = (await button.boundingBox())?.y ?? 0;
      expect.soft(lowest, `${route}: the end of the page`).toBeLessThanOrEqual(buttonTop);
    }
  });
}

test("the chat button is round and opens WhatsApp by keyboard", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/about");
  const button = chatButton(page);
  await expect(button).toHaveCSS("border-radius", /^(50%|\d{4,}px|3\.\d+e\+\d+px)$/);
  await button.focus();
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Enter");
  const chat = new URL((await opened).url());
  const text = closedWords(content)?.chat ?? firm.chat.message;
  expect(chat.searchParams.get("text")).toBe(text);
});
