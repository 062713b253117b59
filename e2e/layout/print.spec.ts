import { expect, test } from "@playwright/test";
import { mainNavigation } from "../support/pages/menus";
import { serviceRoutes } from "../support/pages/routes";

test("a printed service page leaves out what paper cannot do", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const route of serviceRoutes) {
    await page.goto(route);
    await expect.soft(mainNavigation(page), route).toBeHidden();
    const chat = page.getByRole("link", { name: /^Chat with us/ });
    await expect.soft(chat, route).toHaveCount(0);
    const buttons = page.getByRole("link", { name: /^(Subscribe|Get Started)/ });
    await expect.soft(buttons, route).toHaveCount(0);
  }
});

test("a printed service page keeps plans, prices and every disclosure", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const route of serviceRoutes) {
    await page.goto(route);
    const main = page.getByRole("main");
    await expect.soft(main.getByRole("heading", { level: 1 }), route).toBeVisible();
    await expect.soft(main.getByText("plus 18% GST").first(), route).toBeVisible();
    const cap = main.getByRole("heading", { name: "The yearly fee cap" }).locator("..");
    await expect.soft(cap, route).toContainText("₹1,51,000");
    await expect.soft(main.getByText(/not a recommendation/).first(), route).toBeVisible();
    const footer = page.getByRole("contentinfo");
    for (const disclosure of [
      "INH000020420",
      "May 13, 2030",
      "Investment in securities market are subject to market risks.",
      "in no way guarantee performance of the intermediary",
      "Do's and Don'ts while dealing with a Research Analyst",
    ]) {
      await expect.soft(footer.getByText(disclosure), route).toBeVisible();
    }
  }
});

/** Texts that white paper would swallow: contrast below 4.5 to 1, as WCAG 1.4.3 has it. */
function faintTexts(footer: Element): string[] {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const value = Number(channel) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return [...footer.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.checkVisibility())
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .filter((element) => 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5)
    .map(({ textContent }) => textContent?.trim() ?? "");
}

test("the printed footer is dark on white, though it is light on dark on a screen", async ({
  page,
}) => {
  await page.goto("/futures");
  const footer = page.getByRole("contentinfo");
  expect((await footer.evaluate(faintTexts)).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect(footer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  expect(await footer.evaluate(faintTexts)).toEqual([]);
});
