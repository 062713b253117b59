import type { IslandRegistry } from "../island.tsx";
import { hideMissing, restoreKept, tellMissing } from "./missing.ts";
import { startAll } from "./replaced.ts";
import { reportError } from "./report-error.ts";

/** How far below the viewport an island is fetched, so that it is ready when it is seen. */
const NEAR = "300px";

/** A page that draws without a pause may never be called idle. */
const LONGEST_WAIT_FOR_IDLE_MS = 1_000;
/** For browsers that do not say when they are idle. */
const WAIT_WITHOUT_IDLE_MS = 200;

/** Before an island that could not be fetched is tried again. */
const WAIT_FOR_LINE_MS = 5_000;

/** What a visitor does before using an island, or as its first use. */
const APPROACHES = ["pointerover", "focusin", "touchstart", "input"];

/** By island: its start, so that it is started once. */
const started = new WeakMap<HTMLElement, Promise<void>>();
let registry: IslandRegistry = {};

/** Fetches React, the island's module, its props and all that they import, and hydrates it. */
async function fetchAndHydrate(element: HTMLElement): Promise<void> {
  // The export has checked that the registry has the island, and names what its module imports: asked
  // for only once the module is there, these files would come a round trip later.
  const { island = "", propsFrom, propsIntegrity = "", start: imported = "" } = element.dataset;
  const loadComponent = registry[island] as () => Promise<unknown>;
  const [{ hydrateIsland }, component, fetchedParts] = await Promise.all([
    import("./hydrate.ts"),
    loadComponent(),
    // A browser rejects what differs from the integrity, as no import map names this file.
    propsFrom &&
      fetch(propsFrom, { integrity: propsIntegrity }).then((response) => response.json()),
    ...imported
      .split(" ")
      .filter(Boolean)
      .map((address) => import(address)),
  ]);
  await hydrateIsland(element, component, fetchedParts);
  element.dataset.ready = "";
}

/** Starts an island, unless it has been started. */
function start(element: HTMLElement): Promise<void> {
  const running = started.get(element);
  if (running !== undefined) {
    return running;
  }
  const starting = fetchAndHydrate(element);
  // A later attempt may find the network back; the HTML stays readable meanwhile.
  starting.catch(() => started.delete(element));
  started.set(element, starting);
  return starting;
}

/** Islands whose next try is arranged, or of no use. */
const waiting = new WeakSet<HTMLElement>();

/** Says in the page why an island could not be started; tries again if only the line is broken. */
async function tellAndTryAgain(element: HTMLElement): Promise<void> {
  if (waiting.has(element)) {
    return;
  }
  waiting.add(element);
  const { propsFrom } = element.dataset;
  const isReplaced = await tellMissing(propsFrom ? [propsFrom] : []);
  if (!isReplaced) {
    setTimeout(() => {
      waiting.delete(element);
      startAndReport(element);
    }, WAIT_FOR_LINE_MS);
  }
}

function onFailure(element: HTMLElement, error: unknown): void {
  reportError(error);
  tellAndTryAgain(element).catch(reportError);
}

function startAndReport(element: HTMLElement): void {
  start(element).then(hideMissing, (error) => onFailure(element, error));
}

function startOnApproach(element: HTMLElement): void {
  for (const event of APPROACHES) {
    element.addEventListener(event, () => startAndReport(element), { once: true, passive: true });
  }
  // What the visitor did before this script came has no further event.
  if (element.matches(":hover, :focus-within")) {
    startAndReport(element);
  }
}

function startWhenIdle(element: HTMLElement): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(() => startAndReport(element), { timeout: LONGEST_WAIT_FOR_IDLE_MS });
  } else {
    setTimeout(() => startAndReport(element), WAIT_WITHOUT_IDLE_MS);
  }
}

function startNearViewport(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        startAndReport(element);
      }
    },
    { rootMargin: NEAR },
  );
  // Goes on observing: where fetching failed, the next time in sight tries again.
  observer.observe(element);
}

function startAtItsMoment(element: HTMLElement): void {
  switch (element.dataset.when) {
    case "visible":
      startNearViewport(element);
      break;
    case "idle":
      startOnApproach(element);
      startWhenIdle(element);
      break;
    default:
      startOnApproach(element);
  }
}

/** A click that comes before its island is ready starts it at once and is repeated afterwards. */
function keepEarlyClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) {
    return;
  }
  const element = target.closest<HTMLElement>("[data-island]:not([data-ready])");
  const button = target.closest<HTMLElement>("button");
  if (!element || !button) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  start(element).then(
    () => button.click(),
    (error) => onFailure(element, error),
  );
}

/**
 * Hydrates the page's islands, each at its moment. The export runs it once the page is painted.
 * @param islands the registry that `createIsland` was given
 * @param onOldBrowser called in place of that before Chrome 88 and Safari 15, where no island starts
 */
export function startIslands(islands: IslandRegistry, onOldBrowser: () => void): void {
  if (!CSS.supports("selector(:is(a))")) {
    onOldBrowser();
    return;
  }
  registry = islands;
  restoreKept();
  addEventListener("click", keepEarlyClick, true);
  startAll(startAtItsMoment);
}
