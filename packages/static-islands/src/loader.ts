import type { IslandRegistry } from "./island.tsx";
import { reportError } from "./report-error.ts";

/** How far below the viewport an island is fetched, so that it is ready when it is seen. */
const NEAR = "300px";

const IDLE_LIMIT_MS = 1_000;

const started = new WeakMap<HTMLElement, Promise<void>>();
let registry: IslandRegistry = {};

/** Fetches React, the island's module, its props and what they import, once an element. */
function start(element: HTMLElement): Promise<void> {
  const running = started.get(element);
  if (running !== undefined) return running;
  // The export has written all files to import, and knows the island.
  const { island = "", propsFrom, start: imported = "" } = element.dataset;
  const loading = Promise.all([
    import("static-islands/hydrate"),
    (registry[island] as () => Promise<unknown>)(),
    propsFrom && fetch(propsFrom).then((response) => response.json()),
    ...imported.split(" ").map((address) => import(address)),
  ]).then(async ([{ hydrateIsland }, component, props]) => {
    await hydrateIsland(element, component, props);
    element.dataset.ready = "";
  });
  // A later attempt may find the network back; the HTML stays readable meanwhile.
  loading.catch(() => started.delete(element));
  started.set(element, loading);
  return loading;
}

function startWhen(element: HTMLElement): void {
  const begin = () => {
    start(element).catch(reportError);
  };
  if (element.dataset.when !== "visible") {
    for (const event of ["pointerover", "focusin", "touchstart", "input"]) {
      element.addEventListener(event, begin, { once: true, passive: true });
    }
    // What the visitor did before this script came has no further event.
    if (element.matches(":hover, :focus-within")) begin();
  }
  if (element.dataset.when === "idle") {
    // With a limit: a page that draws without a pause may never be called idle.
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS });
    else setTimeout(begin, 200);
  }
  if (element.dataset.when === "visible") {
    // Goes on observing: where fetching failed, the next time in sight tries again.
    new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
      { rootMargin: NEAR },
    ).observe(element);
  }
}

/** A click that comes before its island is ready starts it at once and is repeated afterwards. */
function keepEarlyClick(event: MouseEvent): void {
  const { target } = event;
  const element =
    target instanceof Element && target.closest<HTMLElement>("[data-island]:not([data-ready])");
  const control = target instanceof Element && target.closest<HTMLElement>("button");
  if (!element || !control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  start(element)
    .then(() => control.click())
    .catch(reportError);
}

/**
 * Hydrates the page's islands, each at its moment. The export runs it once the page has been painted.
 * @param onOldBrowser called in place of that before Chrome 88 and Safari 15, where no island starts
 */
export function startIslands(islands: IslandRegistry, onOldBrowser: () => void): void {
  if (!CSS.supports("selector(:is(a))")) {
    onOldBrowser();
    return;
  }
  registry = islands;
  addEventListener("click", keepEarlyClick, true);
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    startWhen(element);
  }
}
