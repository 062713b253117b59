import { type Expression, parse, type Super } from "acorn";
import { simple } from "acorn-walk";
import type { Compat, Lacks } from "./compat";

/** A member of an interface or of a built-in object. */
const MEMBER = /^(?:api|js\.builtins(?:\.Intl)?)\.\w+\.(\w+?)(?:_static|_event)?$/;
const GLOBALS = ["api", "js.builtins", "api.Window", "api.WorkerGlobalScope"];

/** By the name of a member: the paths of all that have this name. */
function indexMembers(compat: Compat): Map<string, string[]> {
  const members = new Map<string, string[]>();
  for (const path of compat.keys()) {
    const name = MEMBER.exec(path)?.[1];
    if (name) members.set(name, [...(members.get(name) ?? []), path]);
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
export function createScriptReader(compat: Compat): (script: string) => Lacks {
  const members = indexMembers(compat);
  const firstKnown = (...paths: string[]) => paths.filter((path) => compat.has(path)).slice(0, 1);
  const ownMember = (owner: string, name: string) =>
    firstKnown(`api.${owner}.${name}_static`, `js.builtins.${owner}.${name}`);

  /**
   * A missing member reads as undefined, but calling it throws. So `x.name()` with an unknown `x` is
   * reported only where every interface that has `name` lacks it.
   * `a.b?.()` asks before it calls. Keys of objects are no use.
   * @throws SyntaxError for what is no script; newer syntax is esbuild's to lower
   */
  return (script) => {
    const lacks: Lacks = new Map();
    const note = (feature: string, paths: readonly string[]) => {
      const [first = [], ...others] = paths.map((path) => compat.get(path) ?? []);
      if (first.length > 0 && others.every(({ length }) => length > 0)) lacks.set(feature, first);
    };
    simple(parse(script, { ecmaVersion: "latest", sourceType: "module" }), {
      Identifier({ name }) {
        note(name, firstKnown(...GLOBALS.map((owner) => `${owner}.${name}`)));
      },
      MemberExpression(node) {
        const { owner, name } = namesOf(node);
        if (owner && name) note(`${owner}.${name}`, ownMember(owner, name));
      },
      CallExpression({ callee, optional }) {
        const { owner = "", name } = namesOf(callee);
        if (optional || !name || ownMember(owner, name).length > 0) return;
        note(`.${name}()`, members.get(name) ?? []);
      },
    });
    return lacks;
  };
}
