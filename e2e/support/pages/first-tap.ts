import type { Browser, Locator, Page } from "@playwright/test";

/** What a visitor taps first, and how one sees that the tap was taken. */
export interface FirstTap {
  route: string;
  viewport: { width: number; height: number };
  target(page: Page): Locator;
  /** @throws when the tap had no effect */
  isTaken(page: Page): Promise<void>;
}

/** Where a target lies once it has been scrolled into sight, in CSS px. */
export interface Place {
  scroll: number;
  x: number;
  y: number;
}

export interface Answer {
  /** Ms from the first paint, with the target in sight, to the tap. */
  moment: number;
  /** Ms from the tap to the paint that follows it, by Event Timing; 0 for less than a frame. */
  duration: number;
}

/** A phone as many of our visitors have it, beside the machine this runs on. */
const SLOWDOWN = 4;

/** The browser rounds to 8 ms and reports nothing shorter than this. */
const LEAST_REPORTED_MS = 16;

/** An event is reported with the frame that shows what it changed. */
const REPORT_MS = 400;

/** What a page does without: the rest is its HTML and styles. */
const BARE = ["*.js", "*.woff2"];

/** Runs in the page before anything else. */
function watch({ scroll, threshold }: { scroll: number; threshold: number }): void {
  const taps: number[] = [];
  const scope = globalThis as unknown as { taps: number[]; firstPainted(): void };
  scope.taps = taps;
  const options = { type: "event", buffered: true, durationThreshold: threshold };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (["pointerdown", "pointerup", "click"].includes(name)) taps.push(duration);
    }
  }).observe(options);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    scrollTo({ top: scroll, behavior: "instant" });
    scope.firstPainted();
  }).observe({ type: "paint", buffered: true });
}

/** Finds the target on a visit of its own: looking for it would hold up the one that is measured. */
export async function findPlace(browser: Browser, tap: FirstTap): Promise<Place> {
  const page = await browser.newPage({ viewport: tap.viewport, hasTouch: true });
  await page.goto(tap.route);
  const place = await tap.target(page).evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { scroll: scrollY, x: x + width / 2, y: y + height / 2 };
  });
  await page.close();
  return place;
}

interface Visit {
  tap: FirstTap;
  place: Place;
  moment: number;
  /** Without the page's scripts and fonts: what the machine takes for a tap on bare HTML. */
  isBare?: boolean;
}

/**
 * Visits a page for the first time on a slowed processor, and taps once, some time after its first
 * paint.
 */
async function tapAt(
  browser: Browser,
  { tap, place, moment, isBare = false }: Visit,
): Promise<Answer> {
  const page = await browser.newPage({ viewport: tap.viewport, hasTouch: true });
  try {
    let tell = () => {};
    const painted = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.exposeFunction("firstPainted", () => tell());
    await page.addInitScript(watch, { scroll: place.scroll, threshold: LEAST_REPORTED_MS });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    if (isBare) {
      await devtools.send("Network.enable");
      await devtools.send("Network.setBlockedURLs", { urls: BARE });
    }
    await page.goto(tap.route, { waitUntil: "commit" });
    await painted;
    await page.waitForTimeout(moment);
    await page.touchscreen.tap(place.x, place.y);
    if (!isBare) await tap.isTaken(page);
    await page.waitForTimeout(REPORT_MS);
    const taps = await page.evaluate(() => (globalThis as unknown as { taps: number[] }).taps);
    return { moment, duration: Math.max(0, ...taps) };
  } finally {
    await page.close();
  }
}

/** Taps at each moment, on a visit each. @returns the answer that took longest */
export async function worstTap(
  browser: Browser,
  { moments, ...visit }: Omit<Visit, "moment"> & { moments: readonly number[] },
): Promise<Answer> {
  const answers: Answer[] = [];
  for (const moment of moments) answers.push(await tapAt(browser, { ...visit, moment }));
  return answers.reduce((a, b) => (b.duration > a.duration ? b : a));
}
