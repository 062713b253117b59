import type { Counter } from "@/lib/content/schemas/marketing";
import { isCounted, pageView } from "./page-view";

// Bundled separately, and only if content configures a counter.
const counter: Counter = JSON.parse(process.env.COUNTER ?? "");

function count(): void {
  fetch(counter.endpoint, {
    method: "POST",
    body: JSON.stringify(pageView(counter, location, document.referrer)),
    // As each counter's own script sends; text/plain needs no CORS preflight.
    headers: { "Content-Type": counter.kind === "plausible" ? "text/plain" : "application/json" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  }).catch(() => {
    // Blocked or offline: the page view is lost.
  });
}

// A prerendered or background page is counted when it becomes visible.
function countOnceSeen(): void {
  if (document.visibilityState === "visible") count();
  else document.addEventListener("visibilitychange", count, { once: true });
}

if (isCounted(navigator, location.hostname)) {
  if (document.readyState === "complete") countOnceSeen();
  else addEventListener("load", countOnceSeen);
  // A page restored from the back/forward cache counts again.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) countOnceSeen();
  });
}
