import { type Expression, parse, type Super } from "acorn";
import { simple } from "acorn-walk";
import {
  type CompatData,
  type Feature,
  featureAt,
  type Lacks,
  lackingBrowsers,
  partsOf,
} from "./compat";

/** By the name of a member of an interface or built-in object: all that have one of that name. */
function indexMembers(owners: readonly Feature[]): Map<string, Feature[]> {
  const members = new Map<string, Feature[]>();
  for (const [key, member] of owners.flatMap(partsOf)) {
    if (!member.__compat) continue;
    const name = key.replace(/_(static|event)$/, "");
    members.set(name, [...(members.get(name) ?? []), member]);
  }
  return members;
}

/** The names in `a.b`: no owner where it is no plain name, nothing for `a[b]`. */
function namesOf(node: Expression | Super): { owner?: string; name?: string } {
  if (node.type !== "MemberExpression" || node.computed) return {};
  const { object, property } = node;
  if (property.type !== "Identifier") return {};
  return { name: property.name, ...(object.type === "Identifier" && { owner: object.name }) };
}

/** Reads scripts against MDN's data; its tables are made once. */
export function createScriptReader({ api, javascript }: CompatData): (script: string) => Lacks {
  const builtins = featureAt(javascript, "builtins");
  const families = [api, builtins, featureAt(builtins, "Intl")];
  const members = indexMembers(families.flatMap(partsOf).map(([, owner]) => owner));
  const globals = [api, builtins, featureAt(api, "Window"), featureAt(api, "WorkerGlobalScope")];
  const ownMember = (owner: string, name: string) =>
    featureAt(api, owner, `${name}_static`) ?? featureAt(builtins, owner, name);

  /**
   * A member that is not there reads as undefined, but a call of it throws: so members of unknown
   * owners count where they are called, and lack where each owner they may have lacks them.
   * `a.b?.()` asks before it calls. Keys of objects are no use.
   * @throws SyntaxError for what is no script; newer syntax is esbuild's to lower
   */
  return (script) => {
    const lacks: Lacks = new Map();
    const note = (feature: string, candidates: readonly (Feature | undefined)[]) => {
      const [first = [], ...others] = candidates.map(lackingBrowsers);
      if (first.length > 0 && others.every(({ length }) => length > 0)) lacks.set(feature, first);
    };
    simple(parse(script, { ecmaVersion: "latest", sourceType: "module" }), {
      Identifier({ name }) {
        note(name, [globals.map((owner) => featureAt(owner, name)).find(Boolean)]);
      },
      MemberExpression(node) {
        const { owner, name } = namesOf(node);
        if (owner && name) note(`${owner}.${name}`, [ownMember(owner, name)]);
      },
      CallExpression({ callee, optional }) {
        const { owner = "", name } = namesOf(callee);
        if (optional || !name || ownMember(owner, name)) return;
        note(`.${name}()`, members.get(name) ?? []);
      },
    });
    return lacks;
  };
}
