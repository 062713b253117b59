import { expect, test } from "@playwright/test";

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
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  expect((await footer.evaluate(faintTexts)).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect(footer).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  expect(await footer.evaluate(faintTexts)).toEqual([]);
});
