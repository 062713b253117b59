import { createElement, type FunctionComponent, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Brings an island to life on the HTML that the server rendered for it.
 * @param component the client component the element names
 * @param fetched its props, where they do not stand in `data-props`
 * @returns once its event handlers are in place
 */
export function hydrateIsland(
  element: HTMLElement,
  component: unknown,
  fetched?: object,
): Promise<void> {
  const props = fetched ?? (JSON.parse(element.dataset.props ?? "{}") as object);
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
