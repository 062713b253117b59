import type { Counter } from "@/lib/content/schemas/switches";
import { isCounted, pageView } from "./page-view";

// The build bundles this separately, and only if content configures a counter.
const counter: Counter = JSON.parse(process.env.COUNTER ?? "");

function count(): void {
  fetch(counter.endpoint, {
    method: "POST",
    body: JSON.stringify(pageView(counter, location, document.referrer)),
    // What each counter's own script sends; Plausible's type needs no CORS preflight.
    headers: { "Content-Type": counter.kind === "plausible" ? "text/plain" : "application/json" },
    credentials: "omit",
    referrerPolicy: "no-referrer",
    keepalive: true,
  }).catch(() => {
    // Blocked or offline: the visitor must not notice a lost page view.
  });
}

// A page that was prerendered or opened in the background counts once it is visible.
function countOnceSeen(): void {
  if (document.visibilityState === "visible") count();
  else document.addEventListener("visibilitychange", count, { once: true });
}

if (isCounted(navigator, location.hostname)) {
  if (document.readyState === "complete") countOnceSeen();
  else addEventListener("load", countOnceSeen);
  // A page restored by the Back button counts again.
  addEventListener("pageshow", ({ persisted }) => persisted && countOnceSeen());
}
