import { readFileSync } from "node:fs";
import path from "node:path";

/** Types and their properties, as the installed schema-dts has them from schema.org. */
const declarations = readFileSync(path.resolve("node_modules/schema-dts/dist/schema.d.ts"), "utf8");

interface Declared {
  parents: string[];
  properties: string[];
}

const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n([\s\S]*?)^\}/gm;

const interfaces = new Map<string, Declared>(
  [...declarations.matchAll(INTERFACE)].map(([, name = "", parents = "", body = ""]) => [
    name,
    {
      parents: parents.split(", ").filter(Boolean),
      properties: [...body.matchAll(/^ {4}"([\w@]+)"\??:/gm)].map(([, property = ""]) => property),
    },
  ]),
);

function propertiesOf(name: string): Set<string> {
  const { parents = [], properties = [] } = interfaces.get(name) ?? {};
  return new Set([...properties, ...parents.flatMap((parent) => [...propertiesOf(parent)])]);
}

/** The properties schema.org knows for a type; none for a type it does not know. */
export function vocabularyOf(type: string): Set<string> {
  return propertiesOf(interfaces.has(`${type}Leaf`) ? `${type}Leaf` : `${type}Base`);
}

/** What a graph uses that schema.org does not have, as `Type.property`. */
export function unknownIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownIn);
  if (typeof value !== "object" || value === null) return [];
  const { "@type": type, ...properties } = value as Record<string, unknown>;
  // A reference to a node, which stands elsewhere with its type.
  if (type === undefined) return Object.keys(properties).filter((key) => key !== "@id");
  const known = vocabularyOf(String(type));
  return [
    ...(known.size > 0 ? [] : [String(type)]),
    ...Object.keys(properties)
      .filter((property) => property !== "@id" && !known.has(property))
      .map((property) => `${type}.${property}`),
    ...Object.values(properties).flatMap(unknownIn),
  ];
}
