import { createElement, type FunctionComponent, type ReactNode } from "react";
import { refuseLossyProps } from "./plain-props.ts";

/** Functions that import a client component each, by the name of the component's module. */
export type IslandRegistry = Readonly<Record<string, () => Promise<unknown>>>;

/** Props of an island's component: plain data, as they travel as JSON. */
export type IslandProps<Load> = Load extends () => Promise<(props: infer Props) => unknown>
  ? Props
  : never;

/** When an island is hydrated: near the viewport, when the browser is idle, or on hover or focus. */
export type IslandMoment = "visible" | "idle" | "approach";

interface IslandElementProps<Registry extends IslandRegistry, Name extends keyof Registry> {
  of: Name;
  when: IslandMoment;
  props: IslandProps<Registry[Name]>;
  /** Hidden; shown above the island should an exception stop it. Its HTML then stays as it is. */
  stopped?: ReactNode;
}

/**
 * Makes the site's `<Island of="…" when="…" props={…}>`: a server component that renders a client
 * component to HTML and leaves its name and props for the loader.
 * It throws for props that JSON cannot carry, with their path.
 * @param islands the site's registry
 */
export function createIsland<const Registry extends IslandRegistry>(islands: Registry) {
  return async function Island<Name extends keyof Registry & string>({
    of,
    when,
    props,
    stopped,
  }: IslandElementProps<Registry, Name>) {
    refuseLossyProps(props, `the island "${of}": props`);
    const component = (await islands[of]?.()) as FunctionComponent<object>;
    return (
      <>
        {stopped && (
          <div data-stopped="" hidden>
            {stopped}
          </div>
        )}
        <div data-island={of} data-when={when} data-props={JSON.stringify(props)}>
          {createElement(component, props as object)}
        </div>
      </>
    );
  };
}
