import type { Counter } from "@/lib/content/schemas/marketing";
import { isCounted, pageView } from "./page-view";

// The build bundles this into a file of its own, and only where content names a counter.
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
    // Blocked or offline: a lost page view must not bother the visitor.
  });
}

/** A page that is fetched early, or opened in the background, is no view yet. */
function countOnceSeen(): void {
  if (document.visibilityState === "visible") count();
  else document.addEventListener("visibilitychange", count, { once: true });
}

if (isCounted(navigator, location.hostname)) {
  // After everything that the visitor waits for.
  if (document.readyState === "complete") countOnceSeen();
  else addEventListener("load", countOnceSeen);
  // A page that the Back button brings back is seen once more.
  addEventListener("pageshow", ({ persisted }) => persisted && countOnceSeen());
}
