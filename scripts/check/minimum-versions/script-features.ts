import { type MemberExpression, type Node, parse } from "acorn";
import { simple } from "acorn-walk";
import { type CompatData, type Feature, featureAt, lackingBrowsers } from "./compat";

/** A feature that a file uses and that minimum versions lack. */
export interface Lack {
  feature: string;
  browsers: string[];
}

/** By the name of a member of an interface or built-in object: all that have one of that name. */
function indexMembers(data: CompatData): Map<string, Feature[]> {
  const builtins = featureAt(data.javascript, "builtins");
  const owners = [data.api, builtins, featureAt(builtins, "Intl")].flatMap(
    (all) => Object.values(all ?? {}) as Feature[],
  );
  const members = new Map<string, Feature[]>();
  for (const [key, member] of owners.flatMap((owner) => Object.entries(owner))) {
    if (key === "__compat" || !(member as Feature).__compat) continue;
    const name = key.replace(/_(static|event)$/, "");
    members.set(name, [...(members.get(name) ?? []), member as Feature]);
  }
  return members;
}

/** What a script reaches for: by the name of a member, its owners' names where there is one. */
interface Uses {
  globals: Set<string>;
  read: Map<string, Set<string>>;
  called: Map<string, Set<string>>;
}

function note(into: Uses["read"], { computed, property, object }: MemberExpression): void {
  if (computed || property.type !== "Identifier") return;
  const owner = object.type === "Identifier" ? object.name : "";
  into.set(property.name, (into.get(property.name) ?? new Set()).add(owner));
}

/**
 * Collects `a` of `a()` and `a.b`, members that are read and those that are called. `a.b?.()` asks
 * before it calls. Keys of objects are no use.
 */
function usesOf(program: Node): Uses {
  const uses: Uses = { globals: new Set(), read: new Map(), called: new Map() };
  simple(program, {
    Identifier({ name }) {
      uses.globals.add(name);
    },
    MemberExpression(node) {
      note(uses.read, node);
    },
    CallExpression({ callee, optional }) {
      if (!optional && callee.type === "MemberExpression") note(uses.called, callee);
    },
  });
  return uses;
}

function lackOf(feature: string, candidates: readonly (Feature | undefined)[]): Lack[] {
  const lacks = candidates.map(lackingBrowsers);
  const [browsers = []] = lacks;
  return browsers.length > 0 && lacks.every(({ length }) => length > 0)
    ? [{ feature, browsers }]
    : [];
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
  const ownMember = (owner: string, name: string) =>
    featureAt(data.api, owner, `${name}_static`) ?? featureAt(builtins, owner, name);

  /**
   * A member that is not there reads as undefined, but a call of it throws: so members of unknown
   * owners count where they are called, and lack where each owner they may have lacks them.
   * @throws SyntaxError for what is no script; newer syntax is esbuild's to lower
   */
  return (script) => {
    const uses = usesOf(parse(script, { ecmaVersion: "latest", sourceType: "module" }));
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
