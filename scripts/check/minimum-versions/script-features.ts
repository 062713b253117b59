import { type Node, parse } from "acorn";
import { type CompatData, type Feature, featureAt, lackingBrowsers } from "./compat";

/** A feature that a file uses and that minimum versions lack. */
export interface Lack {
  feature: string;
  browsers: string[];
}

/** Interfaces and built-in objects, each with its members. */
const OWNERS = (data: CompatData): [string, Feature][] =>
  [
    data.api,
    featureAt(data.javascript, "builtins"),
    featureAt(data.javascript, "builtins", "Intl"),
  ].flatMap((all) => Object.entries((all ?? {}) as Record<string, Feature>));

/** By the name of a member: whom it may belong to, best supported first. */
function indexMembers(data: CompatData): Map<string, Feature[]> {
  const members = new Map<string, Feature[]>();
  for (const [, owner] of OWNERS(data)) {
    for (const [key, member] of Object.entries(owner)) {
      if (key === "__compat" || !(member as Feature).__compat) continue;
      const name = key.replace(/_(static|event)$/, "");
      members.set(name, [...(members.get(name) ?? []), member as Feature]);
    }
  }
  return members;
}

/** Fields of a syntax tree that hold nodes. */
function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (child && typeof child === "object" && "type" in child) yield child as Node;
    }
  }
}

interface Names extends Node {
  name?: string;
  computed?: boolean;
  object?: Names;
  property?: Names;
  key?: Names;
  shorthand?: boolean;
  callee?: Names;
  optional?: boolean;
}

/** What a script reaches for: by the name of a member, its owners' names where there is one. */
interface Uses {
  globals: Set<string>;
  read: Map<string, Set<string>>;
  called: Map<string, Set<string>>;
}

/**
 * Collects `a` of `a()` and `a.b`, members that are read and those that are called. `a.b?.()` asks
 * before it calls. Keys of objects are no use.
 */
function collect(node: Names, uses: Uses): void {
  if (node.type === "Identifier" && node.name) uses.globals.add(node.name);
  const note = (into: Uses["read"], member: Names | undefined) => {
    const name = member?.type === "MemberExpression" && !member.computed && member.property?.name;
    if (name) into.set(name, (into.get(name) ?? new Set()).add(member.object?.name ?? ""));
  };
  note(uses.read, node);
  if (node.type === "CallExpression" && !node.optional) note(uses.called, node.callee);
  for (const child of childrenOf(node) as Generator<Names>) {
    const isName =
      !node.computed && (child === node.property || (child === node.key && !node.shorthand));
    if (!isName) collect(child, uses);
  }
}

/** Reads scripts against MDN's data; its tables are made once. */
export function createScriptReader(data: CompatData): (script: string) => Lack[] {
  const index = indexMembers(data);
  const builtins = featureAt(data.javascript, "builtins");
  const globalOf = (name: string) =>
    featureAt(data.api, name) ??
    featureAt(builtins, name) ??
    featureAt(data.api, "Window", name) ??
    featureAt(data.api, "WorkerGlobalScope", name);

  function lackOf(feature: string, candidates: (Feature | undefined)[]): Lack[] {
    const lacks = candidates.map(lackingBrowsers);
    const [browsers = []] = lacks;
    return lacks.every(({ length }) => length > 0) && browsers.length > 0
      ? [{ feature, browsers }]
      : [];
  }

  const ownMember = (owner: string, name: string) =>
    featureAt(data.api, owner, `${name}_static`) ?? featureAt(builtins, owner, name);

  /**
   * A member that is not there reads as undefined, but a call of it throws: so members of unknown
   * owners count where they are called, and lack where each owner they may have lacks them.
   * @throws SyntaxError for what is no script; newer syntax is esbuild's to lower
   */
  return (script) => {
    const uses: Uses = { globals: new Set(), read: new Map(), called: new Map() };
    collect(parse(script, { ecmaVersion: "latest", sourceType: "module" }), uses);
    return [
      ...[...uses.globals].flatMap((name) => lackOf(name, [globalOf(name)])),
      ...[...uses.read].flatMap(([name, owners]) =>
        [...owners].flatMap((owner) => lackOf(`${owner}.${name}`, [ownMember(owner, name)])),
      ),
      ...[...uses.called].flatMap(([name, owners]) =>
        [...owners].some((owner) => !ownMember(owner, name))
          ? lackOf(`.${name}()`, index.get(name) ?? [])
          : [],
      ),
    ];
  };
}
