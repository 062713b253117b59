import {
  createElement,
  type FunctionComponent,
  startTransition,
  useEffect,
  useInsertionEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { Boundary } from "./boundary.ts";
import { tolerateForeignHands } from "./foreign-hands.ts";
import { keepFields, restoreFields } from "./kept-fields.ts";

/** What an island fetches where its props do not stand in the page. */
interface FetchedParts {
  props: object;
  /** Rules that the page's own styles lack; may be empty. */
  styles: string;
}

/** Several islands of a page may bring the same rules. */
const addedStyles = new Set<string>();

/**
 * Adds rules behind the page's own, once. It uses the CSSOM, which a CSP leaves open to scripts that
 * it lets run. The rules go in as one block, of which a browser leaves out what it does not know;
 * added one by one, such a rule would throw.
 */
function addStyles(rules: string): void {
  const sheet = document.querySelector("style")?.sheet;
  if (!sheet || rules === "" || addedStyles.has(rules)) {
    return;
  }
  addedStyles.add(rules);
  sheet.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
}

/**
 * Hydrates an island: makes the HTML that the server rendered for it work, and go on working where
 * other programs change it. What was typed before is kept, even where React has to render anew.
 * @param element the island's element
 * @param component the client component that the element names
 * @param fetched its props and styles, where they do not stand in the page
 * @returns once its event handlers are in place
 */
export function hydrateIsland(
  element: HTMLElement,
  component: unknown,
  fetched?: FetchedParts | "",
): Promise<void> {
  const props: object = fetched ? fetched.props : JSON.parse(element.dataset.props ?? "{}");
  if (fetched) {
    addStyles(fetched.styles);
  }
  const kept = keepFields(element);
  return new Promise((resolve) => {
    /** Renders the island and nothing else, so that its HTML equals the server's. */
    function Root() {
      kept.focused = document.activeElement;
      // Where others have changed the HTML, React gives it up with all that was typed, and renders
      // anew. This comes before refs and effects, which read the fields.
      useInsertionEffect(() => restoreFields(element, kept), []);
      useEffect(resolve, []);
      const content = createElement(component as FunctionComponent<object>, props);
      return createElement(Boundary, { island: element }, content);
    }
    tolerateForeignHands(element);
    // As a transition React works in slices of a few ms, so that a tap meanwhile is answered at once.
    // As the export has prefixed the ids in the HTML.
    const identifierPrefix = element.dataset.ids ?? "";
    startTransition(() => {
      hydrateRoot(element, createElement(Root), { identifierPrefix });
    });
  });
}
