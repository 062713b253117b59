import { expect, test } from "@playwright/test";
import { control, dot, expectShown, wakeCarousel, watchSlide } from "../support/pages/carousel";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await wakeCarousel(page);
});

test("a slide takes 0.6 seconds", async ({ page }) => {
  // A busy machine drops frames and makes a slide end late, never early: the quickest one counts.
  const slide = async () => {
    const { duration } = await watchSlide(control(page, "Next"));
    expect(duration).toBeGreaterThan(550);
    return duration;
  };
  await expect.poll(slide, { timeout: 20_000 }).toBeLessThan(700);
});

test("Next slides forward and Previous back, over either end too", async ({ page }) => {
  expect((await watchSlide(control(page, "Previous"))).slides).toBe(-1);
  await expectShown(page, 5);
  expect((await watchSlide(control(page, "Next"))).slides).toBe(1);
  await expectShown(page, 1);
  expect((await watchSlide(control(page, "Next"))).slides).toBe(1);
  await expectShown(page, 2);
});

test("a dot slides forward to a higher testimonial and back to a lower one", async ({ page }) => {
  expect((await watchSlide(dot(page, 5))).slides).toBe(4);
  await expectShown(page, 5);
  expect((await watchSlide(dot(page, 2))).slides).toBe(-3);
  await expectShown(page, 2);
  expect((await watchSlide(dot(page, 3))).slides).toBe(1);
  await expectShown(page, 3);
});
