import { type AtRule, atRule, type ChildNode, type Container, type Root } from "postcss";

/** A cascade layer: those in it come before its own rules. */
interface Layer {
  inner: Map<string, Layer>;
  own: ChildNode[];
}

/** At-rules that hold rules, and layers, under a condition. */
const CONDITIONS = ["media", "supports", "container"];

function newLayer(): Layer {
  return { inner: new Map(), own: [] };
}

/** The layer of a name such as `theme` or `theme.dark`, which is made where it is first named. */
function layerAt(outer: Layer, name: string): Layer {
  let layer = outer;
  for (const part of name.split(".")) {
    const inner = layer.inner.get(part) ?? newLayer();
    layer.inner.set(part, inner);
    layer = inner;
  }
  return layer;
}

function holdsLayers(container: Container): boolean {
  let found = false;
  container.walkAtRules("layer", () => {
    found = true;
  });
  return found;
}

/** Puts a node into the conditions around it, the innermost last. */
function within(conditions: readonly AtRule[], node: ChildNode): ChildNode {
  let wrapped = node;
  for (const condition of [...conditions].reverse()) {
    const copy = condition.clone({ nodes: [] });
    copy.append(wrapped);
    wrapped = copy;
  }
  return wrapped;
}

function collectLayer(rule: AtRule, outer: Layer, conditions: readonly AtRule[]): void {
  if (rule.nodes === undefined) {
    for (const name of rule.params.split(",")) {
      layerAt(outer, name.trim());
    }
    return;
  }
  // A layer without a name is one of its own.
  const name = rule.params.trim() || `(${outer.inner.size})`;
  collect(rule.nodes, layerAt(outer, name), conditions);
}

function collect(nodes: readonly ChildNode[], layer: Layer, conditions: readonly AtRule[]): void {
  for (const node of nodes) {
    if (node.type !== "atrule") {
      layer.own.push(within(conditions, node.clone()));
    } else if (node.name === "layer") {
      collectLayer(node, layer, conditions);
    } else if (CONDITIONS.includes(node.name) && holdsLayers(node)) {
      collect(node.nodes ?? [], layer, [...conditions, node]);
    } else {
      layer.own.push(within(conditions, node.clone()));
    }
  }
}

function inOrder(layer: Layer): ChildNode[] {
  return [...[...layer.inner.values()].flatMap(inOrder), ...layer.own];
}

/**
 * Takes rules out of their cascade layers, in place, which Chrome 98 and Safari 15.3 do not read:
 * they come in the order of the layers, those of no layer last. Between two layers the weight of
 * selectors counts afterwards; Tailwind's are written so that this changes nothing.
 */
export function flattenLayers(root: Root): void {
  if (!holdsLayers(root)) {
    return;
  }
  const outermost = newLayer();
  collect(root.nodes, outermost, []);
  root.removeAll();
  root.append(...inOrder(outermost));
}

/** The whole names of a stylesheet's layers, in the order in which it first names them. */
function layerNames(container: Container, outer = ""): string[] {
  const names: string[] = [];
  for (const node of container.nodes ?? []) {
    if (node.type !== "atrule") {
      continue;
    }
    const isLayer = node.name === "layer";
    const own = isLayer ? node.params.split(",").map((name) => name.trim()) : [];
    const named = own.filter(Boolean).map((name) => outer + name);
    names.push(...named);
    if (node.nodes !== undefined && (!isLayer || named.length > 0)) {
      names.push(...layerNames(node, isLayer ? `${named[0]}.` : outer));
    }
  }
  return names;
}

/** Names all layers in front, so that none changes its place when its first rules are removed. */
export function nameLayersFirst(root: Root): void {
  const names = [...new Set(layerNames(root))];
  if (names.length > 0) {
    root.prepend(atRule({ name: "layer", params: names.join(",") }));
  }
}
