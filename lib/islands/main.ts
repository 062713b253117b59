import "@/lib/enhancements/main";
import { reportError } from "static-islands/report-error";
import { showNoScriptWords } from "./no-script-words";
import { type IslandName, islands } from "./registry";

/** How far below the viewport an island is fetched, so that it is ready when it is seen. */
const NEAR = "300px";

const IDLE_LIMIT_MS = 1_000;
const PAINT_LIMIT_MS = 2_000;

const started = new WeakMap<HTMLElement, Promise<void>>();

/** Fetches React, the island's module, its props and what they import side by side, once an element. */
function start(element: HTMLElement): Promise<void> {
  const running = started.get(element);
  if (running !== undefined) return running;
  const name = element.dataset.island as IslandName;
  const { propsFrom } = element.dataset;
  const imported = element.dataset.start?.split(" ") ?? [];
  const loading = Promise.all([
    import("static-islands/hydrate"),
    islands[name](),
    propsFrom && fetch(propsFrom).then((response) => response.json()),
    ...imported.map((address) => import(address)),
  ]).then(async ([{ hydrateIsland }, component, props]) => {
    await hydrateIsland(element, component, props || undefined);
    element.dataset.ready = "";
  });
  // A later attempt may find the network back; the HTML stays readable meanwhile.
  loading.catch(() => started.delete(element));
  started.set(element, loading);
  return loading;
}

/** The page's first paint, which nothing of an island's may delay. */
const painted = new Promise<void>((resolve) => {
  if (PerformanceObserver.supportedEntryTypes.includes("paint")) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  }
  // For browsers that do not report it.
  setTimeout(resolve, PAINT_LIMIT_MS);
});

async function startWhen(element: HTMLElement): Promise<void> {
  const begin = () => {
    start(element).catch(reportError);
  };
  if (element.dataset.when !== "visible") {
    for (const event of ["pointerover", "focusin", "touchstart"]) {
      element.addEventListener(event, begin, { once: true, passive: true });
    }
  }
  await painted;
  if (element.dataset.when === "idle") {
    // With a limit: a page that draws nothing new may never be called idle.
    if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: IDLE_LIMIT_MS });
    else setTimeout(begin, 200);
  }
  if (element.dataset.when === "visible") {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        begin();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  }
}

/** A click that comes before its island is ready starts it at once and is given to it afterwards. */
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

/** Fields with private data; files and ticks cannot have `autocomplete`. */
const PRIVATE = "input[autocomplete=off], input[type=file], input[type=checkbox]";

/** As the page is left, for the browser may keep and show it again; its island may not have loaded. */
function emptyPrivateFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(PRIVATE)) {
    if (field.type === "checkbox") field.checked = false;
    else field.value = "";
  }
}

addEventListener("pagehide", emptyPrivateFields);
if (CSS.supports("selector(:is(a))")) {
  addEventListener("click", keepEarlyClick, true);
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    startWhen(element).catch(reportError);
  }
} else {
  // Below Chrome 88: the page stays as the server wrote it, forms and figures without their button.
  showNoScriptWords();
  for (const button of document.querySelectorAll("[data-when=approach] button")) button.remove();
}
