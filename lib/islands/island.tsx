import { createElement, type FunctionComponent } from "react";
import { type IslandMoment, type IslandName, type IslandProps, islands } from "./registry";

interface IslandElementProps<Name extends IslandName> {
  of: Name;
  when: IslandMoment;
  props: IslandProps<Name>;
}

/** Renders a client component to HTML and leaves its name and props for the loader to find. */
export async function Island<Name extends IslandName>({
  of,
  when,
  props,
}: IslandElementProps<Name>) {
  const component: unknown = await islands[of]();
  return (
    <div data-island={of} data-when={when} data-props={JSON.stringify(props)}>
      {createElement(component as FunctionComponent<object>, props as object)}
    </div>
  );
}
