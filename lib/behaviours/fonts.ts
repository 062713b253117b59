import { firstPaint } from "./painted";

/** The paint is told of before the browser is done with its own work for it. */
const AFTER_PAINT_MS = 100;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** globals.css names the site's fonts at the end of an animation; without a script it runs by itself. */
function nameFonts(): void {
  for (const animation of document.documentElement.getAnimations()) animation.finish();
}

/**
 * Sets the page in the site's fonts when all of them are there, so that it is laid out once more
 * and not once a font. They are asked for after the first paint; somebody who comes from another
 * page of ours has them already, and is not kept waiting.
 */
export async function bringFonts(): Promise<void> {
  const isSecondPage = document.referrer.startsWith(`${location.origin}/`);
  if (!isSecondPage) {
    await firstPaint();
    await wait(AFTER_PAINT_MS);
    // What does not come is done without: the device's fonts stand next in the list.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  }
  nameFonts();
}
