import { tellMissingAt } from "./missing.ts";

/** Some browsers report no paint; after this time the scripts come all the same. */
const LONGEST_WAIT_MS = 2_000;

// Brings the page's scripts in from the <template> before this one, once the page has been painted.
const script = document.currentScript as HTMLScriptElement;
const template = script.previousSibling as HTMLTemplateElement;

/** A second call finds the template empty. */
function addScripts(): void {
  document.body.append(template.content);
}

const observer = new PerformanceObserver((list) => {
  if (list.getEntriesByName("first-contentful-paint").length > 0) {
    // A frame later, so that fetching the scripts does not compete with the paint itself.
    requestAnimationFrame(() => setTimeout(addScripts));
  }
});
// In the capture phase, as an error of a script does not bubble.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement) {
      tellMissingAt([target.src]).catch(() => undefined);
    }
  },
  true,
);
observer.observe({ type: "paint", buffered: true });
setTimeout(addScripts, LONGEST_WAIT_MS);
