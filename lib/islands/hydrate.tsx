import { createElement, type FunctionComponent, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

interface ReadySignalProps {
  component: FunctionComponent<object>;
  props: object;
  onReady: () => void;
}

/** Renders the island and nothing else, so that its HTML equals the server's; tells when it listens. */
function ReadySignal({ component, props, onReady }: ReadySignalProps) {
  useEffect(onReady, [onReady]);
  return createElement(component, props);
}

/**
 * Brings an island to life on the HTML that the server rendered for it.
 * @param component the client component the element names; its props stand in `data-props`
 * @returns once its event handlers are in place
 */
export function hydrateIsland(element: HTMLElement, component: unknown): Promise<void> {
  const props = JSON.parse(element.dataset.props ?? "{}") as object;
  return new Promise((resolve) => {
    const root = createElement(ReadySignal, {
      component: component as FunctionComponent<object>,
      props,
      onReady: resolve,
    });
    // In slices of a few ms, so that a tap meanwhile is answered at once.
    startTransition(() => {
      hydrateRoot(element, root);
    });
  });
}
