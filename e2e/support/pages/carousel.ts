import { expect, type Locator, type Page } from "@playwright/test";
import { fillIn } from "@/lib/text/fill-in";
import { band } from "./band";
import { content } from "./routes";

const { show, heading, entries } = content.testimonials;
const words = content.shared.carousel;

export const COUNT = entries.length;

/** Why there is nothing to test: editors may switch the section off. */
export const NO_TESTIMONIALS = show ? "" : "The content shows no testimonials.";

export function testimonials(page: Page): Locator {
  return band(page, heading);
}

export function slide(page: Page, number: number): Locator {
  return testimonials(page).locator(`li[aria-label="${number} / ${COUNT}"]`);
}

export function dot(page: Page, number: number): Locator {
  return testimonials(page).getByRole("button", {
    name: fillIn(words.choose, { n: number }),
    exact: true,
  });
}

export function control(page: Page, name: "previous" | "next" | "pause" | "play"): Locator {
  return testimonials(page).getByRole("button", { name: words[name], exact: true });
}

/** Only that testimonial is in sight, and its dot alone is marked. */
export async function expectShown(page: Page, number: number): Promise<void> {
  for (let other = 1; other <= COUNT; other += 1) {
    await expect(dot(page, other)).toHaveAttribute("aria-current", String(other === number));
  }
  await expect(slide(page, number)).toBeInViewport({ ratio: 0.95 });
}

/** Scrolls to the carousel and waits until it listens: then all slides but one are inert. */
export async function wakeCarousel(page: Page): Promise<void> {
  await testimonials(page).scrollIntoViewIfNeeded();
  await expect(slide(page, 2)).toHaveAttribute("inert");
}

/** Opens Home with a clock that moves only when told to, and wakes the carousel at its zero. */
export async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await wakeCarousel(page);
}

/** Lets time pass in the page, and then gives React a moment of the real one to show the result. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(100);
}

export interface SlideMotion {
  /** Milliseconds from the click until nothing moves any more. */
  duration: number;
  /** How many slides it went: forward is positive, back is negative. */
  slides: number;
}

/** Clicks a button of the carousel and watches the track, frame by frame, for 1.2 seconds. */
export async function watchSlide(button: Locator): Promise<SlideMotion> {
  return button.evaluate(async (element, count) => {
    const track = document.querySelector('[aria-roledescription="slide"]')?.parentElement;
    if (!track || !(element instanceof HTMLElement)) throw new Error("There is no carousel here.");
    const width = track.getBoundingClientRect().width;
    const position = () => -new DOMMatrix(getComputedStyle(track).transform).m41 / width;
    const start = performance.now();
    let last = position();
    const motion = { duration: 0, slides: 0 };
    element.click();
    await new Promise<void>((resolve) => {
      const watch = () => {
        const now = performance.now();
        // At either end the track is put back by its whole length, which nobody sees.
        const step = ((position() - last + count * 1.5) % count) - count / 2;
        last = position();
        motion.slides += step;
        if (Math.abs(step) > 0.0005) motion.duration = now - start;
        if (now - start > 1_200) resolve();
        else requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    return { ...motion, slides: Math.round(motion.slides * 100) / 100 };
  }, COUNT);
}
