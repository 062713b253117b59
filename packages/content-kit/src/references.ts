import { z } from "zod";
import { didYouMean } from "./nearest.ts";
import type { Path } from "./paths.ts";
import { walkSchema } from "./schema-walk.ts";

/** A text that names something, or that gives something its name. */
export interface NamedText {
  /** What is named, such as `picture`. */
  kind: string;
  text: string;
  path: Path;
  /** The object in which the text stands, for names that are known only beside others. */
  holder: unknown;
}

/** What the schema says of a file's texts. */
export interface NamesInFile {
  /** Texts that name something: it must be there. */
  references: NamedText[];
  /** Texts that give something its name. */
  definitions: NamedText[];
  /** Texts in Markdown, whose links must lead somewhere. */
  markdown: NamedText[];
}

/** Metadata of schemas; `walkSchema` finds it beside the data. */
const REFERENCE = "reference";
const DEFINES = "defines";
const MARKDOWN = "markdown";
const SUGGEST = "suggest";

/** Keys of the metadata above, which editors have no use for. */
export const OWN_METADATA = [REFERENCE, DEFINES, MARKDOWN, SUGGEST];

/**
 * Marks texts that name something else, such as a picture or a page. The loader asks for each
 * whether what it names is there.
 */
export function reference<Schema extends z.ZodType>(kind: string, schema: Schema): Schema {
  return schema.meta({ [REFERENCE]: kind });
}

/**
 * Marks texts that give something its name, such as the id of a dish.
 * @param kinds what is named; an `anchor` is a place on the file's page that links may lead to
 */
export function defines<Schema extends z.ZodType>(
  kinds: string | readonly string[],
  schema: Schema,
): Schema {
  return schema.meta({ [DEFINES]: typeof kinds === "string" ? [kinds] : kinds });
}

/** Marks texts in Markdown, whose links the loader checks. */
export function linked<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ [MARKDOWN]: true });
}

/** The right spelling of a wrong value, or words for what to write instead of it. */
export type Suggestion = string | { instead: string };

/**
 * Adds a hint for wrong values.
 * @param suggest the right spelling of a wrong one, or what to write instead, if it can be known
 */
export function suggesting<Schema extends z.ZodType>(
  schema: Schema,
  suggest: (written: string) => Suggestion | undefined,
): Schema {
  return schema.meta({ [SUGGEST]: suggest });
}

/** What to write for a wrong value, as the schemas that describe it suggest. */
export function suggestionOf(
  schemas: readonly z.core.$ZodType[],
  written: string,
): Suggestion | undefined {
  for (const schema of schemas) {
    const suggest = z.globalRegistry.get(schema)?.[SUGGEST];
    if (typeof suggest === "function") return suggest(written);
  }
  return undefined;
}

/** Finds the texts that a schema marks, in the order of the file. */
export function namesIn(schema: z.core.$ZodType, data: unknown): NamesInFile {
  const references: NamedText[] = [];
  const definitions: NamedText[] = [];
  const markdown: NamedText[] = [];

  walkSchema(schema, data, ({ schema: described, value: text, path, holder }) => {
    const metadata = z.globalRegistry.get(described);
    if (!metadata || typeof text !== "string") return undefined;
    const defined = metadata[DEFINES];
    if (Array.isArray(defined)) {
      for (const kind of defined) definitions.push({ kind: String(kind), text, path, holder });
    }
    if (metadata[MARKDOWN]) {
      markdown.push({ kind: MARKDOWN, text, path, holder });
    }
    const referenced = metadata[REFERENCE];
    if (!referenced) return undefined;
    references.push({ kind: String(referenced), text, path, holder });
    // A union of addresses is one reference, not another one for each of its options.
    return false;
  });
  return { references, definitions, markdown };
}

/** A message about a name that is not among the known ones; undefined if it is. */
export function unknownName(
  name: string,
  known: Iterable<string>,
  expected?: string,
): string | undefined {
  const names = [...new Set(known)];
  if (names.includes(name)) return undefined;
  return `expected ${expected ?? `one of ${names.join(", ")}`}, got "${name}"${didYouMean(name, names)}`;
}
