import { expect, type Page, test } from "@playwright/test";
import { FURTHER } from "@/e2e/run/further";
import {
  COUNT,
  control,
  dot,
  expectShown,
  NO_TESTIMONIALS,
  slide,
  testimonials,
  wakeCarousel,
} from "../support/pages/carousel";
import { holdBack } from "../support/pages/hold-back";

test.skip(NO_TESTIMONIALS !== "", NO_TESTIMONIALS);

/** Opens Home with a clock that only `runFor` moves, and wakes the carousel at its zero. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await wakeCarousel(page);
}

const awayFromIt = (page: Page) => page.mouse.move(0, 0);

test("it moves on every 5 seconds, and begins again after the last", async ({ page }) => {
  await openWithClock(page);
  await page.clock.runFor(4_900);
  await expectShown(page, 1);
  await page.clock.runFor(100 + 700);
  await expectShown(page, 2);
  for (let number = 3; number <= COUNT + 1; number += 1) {
    await page.clock.runFor(5_000);
    await expect(dot(page, ((number - 1) % COUNT) + 1)).toHaveAttribute("aria-current", "true");
  }
});

test("it does not move under the mouse, with the focus in it or paused", async ({ page }) => {
  await openWithClock(page);
  await control(page, "next").hover();
  await page.clock.runFor(30_000);
  await expectShown(page, 1);
  await awayFromIt(page);
  await page.clock.runFor(5_700);
  await expectShown(page, 2);
  await control(page, "previous").focus();
  await page.clock.runFor(30_000);
  await expectShown(page, 2);
  await control(page, "pause").click();
  await awayFromIt(page);
  await expect(control(page, "pause")).toHaveCount(0);
  await page.clock.runFor(30_000);
  await expectShown(page, 2);
  await control(page, "play").click();
  await awayFromIt(page);
  await page.clock.runFor(5_700);
  await expectShown(page, 3);
});

test("after a chosen slide it moves on 15 seconds later", async ({ page }) => {
  await openWithClock(page);
  // Just before it would have moved by itself, and over its first slide back to the last.
  await page.clock.runFor(4_900);
  await control(page, "previous").click();
  await awayFromIt(page);
  await page.clock.runFor(14_500);
  await expectShown(page, COUNT);
  await page.clock.runFor(500 + 700);
  await expectShown(page, 1);
});

test("a slide takes 0.6 seconds", { tag: FURTHER }, async ({ page }) => {
  await page.goto("/");
  await wakeCarousel(page);
  const milliseconds = () =>
    control(page, "next").evaluate(async (button: HTMLButtonElement) => {
      const track = document.querySelector('[aria-roledescription="slide"]')?.parentElement;
      if (!track) throw new Error("There is no carousel here.");
      const start = performance.now();
      let [moved, last] = [start, ""];
      button.click();
      while (performance.now() - start < 1_000) {
        await new Promise(requestAnimationFrame);
        const { transform } = getComputedStyle(track);
        if (transform !== last) moved = performance.now();
        last = transform;
      }
      return moved - start;
    });
  // A busy machine ends a slide late, never early: the quickest one counts.
  await expect
    .poll(async () => {
      const duration = await milliseconds();
      expect(duration).toBeGreaterThan(550);
      return duration;
    })
    .toBeLessThan(700);
});

test("a click made before the carousel is ready is not lost", async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/(hydrate|testimonials-carousel)\./);
  await page.goto("/");
  await testimonials(page).scrollIntoViewIfNeeded();
  await dot(page, 3).click();
  await expect(slide(page, 2)).not.toHaveAttribute("inert");
  arrive();
  await expectShown(page, 3);
});

test("with reduced motion nothing moves by itself, and a click jumps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithClock(page);
  await page.clock.runFor(30_000);
  await expectShown(page, 1);
  await expect(control(page, "pause")).toHaveCount(0);
  await control(page, "next").click();
  await page.clock.runFor(50);
  await expectShown(page, 2);
  await expect(testimonials(page).getByRole("status")).toHaveText(new RegExp(`^2 / ${COUNT}: `));
});
