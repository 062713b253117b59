import { expect, test } from "@playwright/test";
import { control, dot, expectShown, wakeCarousel, watchSlide } from "./support/carousel";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
  await wakeCarousel(page);
});

test("a slide takes 0.6 seconds", async ({ page }) => {
  const durations: number[] = [];
  for (let slides = 0; slides < 3; slides += 1) {
    durations.push((await watchSlide(control(page, "Next"))).duration);
  }
  // The middle one of three, because a busy machine may drop the last frames of one.
  const [, median = 0] = durations.sort((a, b) => a - b);
  expect(median, durations.join(", ")).toBeGreaterThan(550);
  expect(median, durations.join(", ")).toBeLessThan(700);
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
