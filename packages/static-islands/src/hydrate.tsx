import { createElement, type FunctionComponent, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Of an island whose props do not stand in `data-props`. */
interface FetchedParts {
  props: object;
  /** What the page's own styles lack; may be empty. */
  styles: string;
}

const addedStyles = new Set([""]);

/**
 * Adds rules behind the page's own, once. By the CSSOM, which a CSP leaves open to scripts that it
 * lets run; as one block, of which a browser leaves out what it does not know.
 */
function addStyles(rules: string): void {
  const sheet = document.querySelector("style")?.sheet;
  if (!sheet || addedStyles.has(rules)) return;
  addedStyles.add(rules);
  sheet.insertRule(`@media all{${rules}}`, sheet.cssRules.length);
}

/**
 * Brings an island to life on the HTML that the server rendered for it.
 * @param component the client component the element names
 * @param fetched its props and styles, where they do not stand in the page
 * @returns once its event handlers are in place
 */
export function hydrateIsland(
  element: HTMLElement,
  component: unknown,
  fetched?: FetchedParts | "",
): Promise<void> {
  const props = fetched ? fetched.props : (JSON.parse(element.dataset.props ?? "{}") as object);
  if (fetched) addStyles(fetched.styles);
  return new Promise((resolve) => {
    /** Renders the island and nothing else, so that its HTML equals the server's. */
    function Root() {
      useEffect(resolve, []);
      return createElement(component as FunctionComponent<object>, props);
    }
    // In slices of a few ms, so that a tap meanwhile is answered at once.
    startTransition(() => {
      hydrateRoot(element, createElement(Root));
    });
  });
}
