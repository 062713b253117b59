import { expect, type Page, test } from "@playwright/test";
import {
  COUNT,
  control,
  dot,
  expectShown,
  NO_TESTIMONIALS,
  openWithClock,
  pass,
  testimonials,
  wakeCarousel,
  watchSlide,
} from "../support/pages/carousel";

test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);

async function leaveWithTheMouse(page: Page) {
  await page.mouse.move(0, 0);
}

test("it moves on after 5 seconds and not before, and begins again after the last", async ({
  page,
}) => {
  await openWithClock(page);
  await pass(page, 4_900);
  await expectShown(page, 1);
  await pass(page, 100 + 700);
  await expectShown(page, 2);
  for (let number = 3; number <= COUNT + 1; number += 1) {
    await pass(page, 5_000);
    await expect(dot(page, ((number - 1) % COUNT) + 1)).toHaveAttribute("aria-current", "true");
  }
});

test("it does not move under the mouse or around the keyboard's focus", async ({ page }) => {
  await openWithClock(page);
  await control(page, "next").hover();
  await pass(page, 60_000);
  await expectShown(page, 1);
  await leaveWithTheMouse(page);
  await pass(page, 5_700);
  await expectShown(page, 2);
  await control(page, "previous").focus();
  await pass(page, 60_000);
  await expectShown(page, 2);
});

test("the pause button stops it and starts it again", async ({ page }) => {
  await openWithClock(page);
  await control(page, "pause").click();
  await leaveWithTheMouse(page);
  await expect(control(page, "pause")).toHaveCount(0);
  await pass(page, 60_000);
  await expectShown(page, 1);
  await control(page, "play").click();
  await leaveWithTheMouse(page);
  await pass(page, 5_700);
  await expectShown(page, 2);
});

for (const { name, button, shown } of [
  { name: "Next", button: (page: Page) => control(page, "next"), shown: 2 },
  { name: "Previous", button: (page: Page) => control(page, "previous"), shown: COUNT },
  { name: "a dot", button: (page: Page) => dot(page, 3), shown: 3 },
]) {
  test(`${name} pauses it for 10 seconds, so that it moves on 15 seconds later`, async ({
    page,
  }) => {
    await openWithClock(page);
    // Just before it would have moved by itself.
    await pass(page, 4_900);
    await button(page).click();
    await leaveWithTheMouse(page);
    await pass(page, 14_500);
    await expectShown(page, shown);
    await pass(page, 500 + 700);
    await expectShown(page, (shown % COUNT) + 1);
  });
}

test("it works by keyboard alone", async ({ page }) => {
  await openWithClock(page);
  await control(page, "pause").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(control(page, "next")).toBeFocused();
  await page.keyboard.press("Enter");
  await pass(page, 700);
  await expectShown(page, 2);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await pass(page, 700);
  await expectShown(page, 1);
  await dot(page, 3).focus();
  await page.keyboard.press("Enter");
  await pass(page, 700);
  await expectShown(page, 3);
});

test("a slide takes 0.6 seconds", async ({ page }) => {
  await page.goto("/");
  await wakeCarousel(page);
  // A busy machine drops frames and makes a slide end late, never early: the quickest one counts.
  const slide = async () => {
    const { duration } = await watchSlide(control(page, "next"));
    expect(duration).toBeGreaterThan(550);
    return duration;
  };
  await expect.poll(slide, { timeout: 20_000 }).toBeLessThan(700);
});

test("it slides forward and back, over either end too", async ({ page }) => {
  await page.goto("/");
  await wakeCarousel(page);
  expect((await watchSlide(control(page, "previous"))).slides).toBe(-1);
  expect((await watchSlide(control(page, "next"))).slides).toBe(1);
  expect((await watchSlide(dot(page, 4))).slides).toBe(3);
  expect((await watchSlide(dot(page, 2))).slides).toBe(-2);
  await expectShown(page, 2);
});

test.describe("for visitors who want less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, a click jumps, and there is no Pause", async ({ page }) => {
    await openWithClock(page);
    await pass(page, 60_000);
    await expectShown(page, 1);
    await expect(control(page, "pause")).toHaveCount(0);
    await control(page, "next").click();
    await pass(page, 50);
    await expectShown(page, 2);
    await expect(testimonials(page).getByRole("status")).toHaveText(new RegExp(`^2 / ${COUNT}: `));
  });
});
