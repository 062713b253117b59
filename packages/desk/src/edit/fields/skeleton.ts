import type { z } from "zod";
import type { Plain } from "../api";
import { choicesOf, type Description, describe, optionFor, sizesOf } from "./schema";

type Schema = z.core.$ZodType;

/** What is still to be filled in. */
const NO_TEXT = "";
const NO_NUMBER = null;

const isGroup = (value: Plain | undefined): value is { readonly [key: string]: Plain } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a text names is as beside it: a page, a shelf. A picture is another one each time. */
function newString({ reference }: Description, sibling: Plain | undefined): Plain {
  const isNamed = reference !== undefined && reference !== "picture";
  return isNamed && typeof sibling === "string" ? sibling : NO_TEXT;
}

/** As many entries as there have to be, and one to begin with. */
function newList({ def }: Description, sibling: Plain | undefined): Plain {
  const old = Array.isArray(sibling) ? (sibling as readonly Plain[]) : [];
  if (def.type === "tuple") return def.items.map((item, index) => skeleton(item, old[index]));
  if (def.type !== "array") return [];
  const length = Math.max(sizesOf(def).least, 1);
  return Array.from({ length }, (_, index) => skeleton(def.element, old[index] ?? old[0]));
}

/** The keys that there have to be; others may be added. */
function newGroup({ def }: Description, sibling: Plain | undefined): Plain {
  if (def.type !== "object") return {};
  const old = isGroup(sibling) ? sibling : {};
  const required = Object.entries(def.shape).filter(([, child]) => !describe(child).optional);
  return Object.fromEntries(
    required.map(([key, child]) => [key, skeleton(child, old[key])] as const),
  );
}

/**
 * A value that is to be filled in: its texts are empty and its numbers `null`, so that no check takes
 * it as it is. Choices, switches and what it names are as beside it.
 * @param sibling a value of the same kind beside it
 */
export function skeleton(schema: Schema, sibling: Plain | undefined): Plain {
  const description = describe(schema);
  const { def } = description;
  switch (def.type) {
    case "object":
      return newGroup(description, sibling);
    case "array":
    case "tuple":
      return newList(description, sibling);
    case "union": {
      const option = optionFor(def, sibling) ?? def.options[0];
      return option ? skeleton(option, sibling) : NO_TEXT;
    }
    case "enum":
    case "literal": {
      if (def.type === "literal" && typeof def.values[0] !== "string") {
        return (def.values[0] ?? null) as Plain;
      }
      const choices = choicesOf(def);
      const isKnown = typeof sibling === "string" && choices.includes(sibling);
      return isKnown ? sibling : (choices[0] ?? NO_TEXT);
    }
    case "boolean":
      return typeof sibling === "boolean" ? sibling : true;
    case "number":
      return NO_NUMBER;
    case "string":
      return newString(description, sibling);
    default:
      return {};
  }
}
