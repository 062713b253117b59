import type { ClientComponent } from "../next/client-components.ts";
import type { SiteParts } from "./page.ts";

/** Next's own client components: its router's, and links and pictures, which are plain HTML. */
const NEXT_OWN = /(^|\/)next\/dist\//;
const NEXT_SCRIPT = /(^|\/)next\/dist\/(esm\/)?client\/script\.js$/;

/** Whether the site has named a text, or a part of it, as what may be left out. */
export function mayBeLeftOut(text: string, leftOut: readonly string[] = []): boolean {
  return leftOut.some((part) => text.includes(part));
}

/** What to do about a script that the page loses. */
export const SCRIPT_CURE =
  "give an inline <script> the attribute data-stay, add a script by `more` and `customise`, or name a part of it in `leftOut` (--left-out) if it may go";

function faultOfNextScript({ props }: ClientComponent, leftOut?: readonly string[]): string[] {
  const { src, id, children, dangerouslySetInnerHTML } = props;
  const inner = dangerouslySetInnerHTML as { __html?: unknown } | undefined;
  const texts = [src, id, children, inner?.__html].filter((text) => typeof text === "string");
  if (texts.some((text) => mayBeLeftOut(text, leftOut))) {
    return [];
  }
  return [`next/script is left out (${String(texts[0] ?? "").slice(0, 60)}): ${SCRIPT_CURE}`];
}

/** Whether the site has named a component, its file or its package as complete without scripts. */
function isStatic(file: string, name: string, staticComponents: readonly string[] = []): boolean {
  return staticComponents.some((entry) => {
    const isNamed = entry === file || entry === `${file}#${name}`;
    return isNamed || file.includes(`node_modules/${entry}/`);
  });
}

/** `default` and `*` say nothing to a reader. */
function nameOf({ name }: ClientComponent): string {
  return /^(default|\*|)$/.test(name) ? "a client component" : `the client component ${name}`;
}

function faultsOfComponent(component: ClientComponent, site: SiteParts): string[] {
  const file = site.clientFiles?.get(component.id);
  if (file === undefined) {
    return [
      `${nameOf(component)} stands outside an island, and .next/server does not tell where it comes from: run the export in the project's folder, after next build`,
    ];
  }
  if (NEXT_SCRIPT.test(file)) {
    return faultOfNextScript(component, site.leftOut);
  }
  if (NEXT_OWN.test(file) || isStatic(file, component.name, site.staticComponents)) {
    return [];
  }
  return [
    `${nameOf(component)} (${file}) stands outside an island, so nothing in it works: render it by <Island>, or name ${file} in \`staticComponents\` (--static) if its HTML is all that is needed`,
  ];
}

/**
 * Looks for client components that only Next's client would bring to life.
 * @param components those outside islands
 * @returns a sentence for each fault
 */
export function faultsOfClient(components: readonly ClientComponent[], site: SiteParts): string[] {
  const faults = components.flatMap((component) => faultsOfComponent(component, site));
  return [...new Set(faults)];
}
