import type { ClientModule, Row } from "./payload.ts";

/** A client component as a page renders it. */
export interface ClientComponent extends ClientModule {
  props: Readonly<Record<string, unknown>>;
}

/** The client components of a page. */
export interface ClientComponents {
  /** Those outside islands: in Next they work, in the exported page they are HTML and no more. */
  outside: readonly ClientComponent[];
  /** By the name of an island: the component that it is. */
  ofIslands: ReadonlyMap<string, ClientModule>;
}

/** A reference to a row, and the way to a part of it: `$1f`, `$L1f`, `$1f:props:children`. */
const REFERENCE = /^\$[L@QW]?([0-9a-f]+)((?::[^:]+)*)$/;

/** Where an element's tuple, `["$", type, key, props]`, has what a way names. */
const PLACE_IN_ELEMENT: Record<string, number> = { type: 1, key: 2, props: 3 };

function isElement(value: unknown): value is unknown[] {
  return Array.isArray(value) && value[0] === "$" && value.length >= 4;
}

function partAt(value: unknown, names: readonly string[]): unknown {
  let part = value;
  for (const name of names) {
    const place = isElement(part) ? PLACE_IN_ELEMENT[name] : undefined;
    part = (part as Record<string, unknown> | undefined)?.[place ?? name];
  }
  return part;
}

function asProps(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * Finds the client components that a page renders. A component that is only passed on, as Next does
 * with error pages, does not count.
 * @param rows the page's payload
 */
export function clientComponents(rows: ReadonlyMap<string, Row>): ClientComponents {
  const outside: ClientComponent[] = [];
  const ofIslands = new Map<string, ClientModule>();
  const visited = new Set<string>();

  function clientOf(type: unknown): ClientModule | undefined {
    const [, id = ""] = typeof type === "string" ? (REFERENCE.exec(type) ?? []) : [];
    const row = rows.get(id);
    if (row === undefined) {
      return undefined;
    }
    return "client" in row ? withPlainName(row.client) : clientOf(row.model);
  }

  /** A name that several rows have stands in a row of its own. */
  function withPlainName({ id, name }: ClientModule): ClientModule {
    const [, nameRow = ""] = REFERENCE.exec(name) ?? [];
    const row = rows.get(nameRow);
    return { id, name: row && "model" in row ? String(row.model) : name };
  }

  function visitReference(reference: string): void {
    const [, id = "", way = ""] = REFERENCE.exec(reference) ?? [];
    const row = rows.get(id);
    if (row === undefined || "client" in row || visited.has(id + way)) {
      return;
    }
    visited.add(id + way);
    visit(partAt(row.model, way.split(":").slice(1)));
  }

  /** The component that an island's element has in it, at once or in a row of its own. */
  function componentIn(value: unknown): ClientModule | undefined {
    if (isElement(value)) {
      return clientOf(value[1]);
    }
    const [, id = "", way = ""] = typeof value === "string" ? (REFERENCE.exec(value) ?? []) : [];
    const row = rows.get(id);
    return row && "model" in row
      ? componentIn(partAt(row.model, way.split(":").slice(1)))
      : undefined;
  }

  function visitIsland(name: string, { children }: Record<string, unknown>): void {
    const component = componentIn(children);
    if (component !== undefined) {
      ofIslands.set(name, component);
    }
  }

  function visitElement([, type, , given]: unknown[]): void {
    const client = clientOf(type);
    const props = asProps(given);
    if (client !== undefined) {
      outside.push({ ...client, props });
    }
    const island = props["data-island"];
    if (island === undefined) {
      visit(given);
    } else {
      visitIsland(String(island), props);
    }
  }

  function visit(value: unknown): void {
    if (typeof value === "string") {
      visitReference(value);
    } else if (isElement(value)) {
      visitElement(value);
    } else if (typeof value === "object" && value !== null) {
      Object.values(value).forEach(visit);
    }
  }

  visitReference("$0");
  return { outside, ofIslands };
}
