import { tellMissingAt } from "./missing.ts";

/** Some browsers report no paint; after this time the scripts come all the same. */
const LONGEST_WAIT_MS = 2_000;

// Brings the page's scripts in from the <template> before this one, once the page has been painted.
const script = document.currentScript as HTMLScriptElement;
const template = script.previousSibling as HTMLTemplateElement;

// The page's first script alone: the others are extras, which blockers may leave out.
const first = template.content.querySelector("script");
if (first) {
  first.onerror = () => {
    tellMissingAt([first.src]).catch(() => undefined);
  };
}

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
observer.observe({ type: "paint", buffered: true });
setTimeout(addScripts, LONGEST_WAIT_MS);
