import { expect, type Locator, type Page } from "@playwright/test";
import { fillIn } from "@/lib/text/format";
import { content } from "./routes";

const { show, entries } = content.testimonials;
const words = content.shared.carousel;

export const COUNT = entries.length;

/** Why there is nothing to test: editors may switch the section off. */
export const NO_TESTIMONIALS = show ? "" : "The content shows no testimonials.";

export function testimonials(page: Page): Locator {
  const carousel = page.getByRole("region", { name: words.label, exact: true });
  return page.locator("section").filter({ has: carousel }).last();
}

export function slide(page: Page, number: number): Locator {
  return testimonials(page).locator(`li[aria-label="${number} / ${COUNT}"]`);
}

export function dot(page: Page, number: number): Locator {
  const name = fillIn(words.choose, { n: number });
  return testimonials(page).getByRole("button", { name, exact: true });
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

/** Scrolls to the carousel and waits until it is hydrated: then all slides but one are inert. */
export async function wakeCarousel(page: Page): Promise<void> {
  await testimonials(page).scrollIntoViewIfNeeded();
  await expect(slide(page, 2)).toHaveAttribute("inert");
}
