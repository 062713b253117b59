import type { z } from "zod";
import { addDays } from "@/lib/text/days";
import type { Plain } from "../api";
import { choicesOf, type Description, describe, limitOf, optionFor, sizesOf } from "./schema";

type Schema = z.core.$ZodType;

const NEW_TEXT = "New text";
/** How long something new holds, to begin with. */
const DAYS = 14;

/** What names may stand in new entries. */
export interface Names {
  /** Names by kind of reference: pages, plans, pictures. */
  known: (kind: string) => readonly string[];
  /** A name that nothing has yet. */
  unused: () => string;
  today: string;
}

const isGroup = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function newString(
  { def, reference, defines, schema }: Description,
  sibling: Plain | undefined,
  names: Names,
): Plain {
  if (defines.length > 0 && !defines.includes("title") && !defines.includes("description")) {
    return names.unused();
  }
  if (reference !== undefined) {
    if (typeof sibling === "string") return sibling;
    return names.known(reference)[0] ?? NEW_TEXT;
  }
  const format = "format" in def ? def.format : undefined;
  if (format === "date") return names.today;
  const isPlain = !JSON.stringify(schema._zod.def.checks ?? []).includes("regex");
  if (!isPlain && typeof sibling === "string") return sibling;
  return NEW_TEXT;
}

function newList({ def }: Description, sibling: Plain | undefined, names: Names): Plain {
  const old = Array.isArray(sibling) ? (sibling as readonly Plain[]) : [];
  const isOfTexts = old.length > 0 && old.every((entry) => typeof entry === "string");
  const length = isOfTexts ? old.length : Math.max(sizesOf(def).least, 1);
  const entries = Array.from({ length }, (_, index) => index);
  if (def.type === "tuple") {
    return def.items.map((item, index) => skeleton(item, old[index], names));
  }
  if (def.type !== "array") return [];
  return entries.map((index) => skeleton(def.element, old[index] ?? old[0], names));
}

function newGroup({ def }: Description, sibling: Plain | undefined, names: Names): Plain {
  if (def.type !== "object") return {};
  const old = isGroup(sibling) ? sibling : {};
  const required = Object.entries(def.shape).filter(([, child]) => !describe(child).optional);
  return Object.fromEntries(
    required.map(([key, child]) => {
      const value = skeleton(child, old[key], names);
      const isEnd = key === "until" && value === names.today;
      return [key, isEnd ? addDays(names.today, DAYS) : value] as const;
    }),
  );
}

/**
 * A value that a schema takes, to begin with: texts say "New text".
 * @param sibling a value of the same kind beside it, whose shape it has
 */
export function skeleton(schema: Schema, sibling: Plain | undefined, names: Names): Plain {
  const description = describe(schema);
  const { def } = description;
  switch (def.type) {
    case "object":
      return newGroup(description, sibling, names);
    case "array":
    case "tuple":
      return newList(description, sibling, names);
    case "union": {
      const option = optionFor(def, sibling) ?? def.options[0];
      return option ? skeleton(option, sibling, names) : NEW_TEXT;
    }
    case "enum":
    case "literal": {
      const [first = ""] = choicesOf(def);
      const value = def.type === "literal" ? def.values[0] : first;
      return typeof value === "boolean" || typeof value === "number" ? value : String(value);
    }
    case "boolean":
      return true;
    case "number":
      return typeof sibling === "number" ? sibling : (limitOf(def, "greater_than", "value") ?? 1);
    case "string":
      return newString(description, sibling, names);
    default:
      return {};
  }
}
