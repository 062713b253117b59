import { z } from "zod";
import { attribute } from "../html.ts";
import type { Page } from "../read-page.ts";
import type { ScriptRule } from "../rule.ts";
import type { Hit, MakeCheck } from "./check.ts";

const lengths = z.strictObject({
  /** As pieces name it: `title`, `meta description`. */
  element: z.string(),
  least: z.number().default(0),
  most: z.number(),
  unique: z.boolean().default(false),
});

const isIndexed = ({ document, elements }: Page) =>
  document !== undefined &&
  !elements.some(
    (element) =>
      attribute(element, "name") === "robots" &&
      /noindex/.test(attribute(element, "content") ?? ""),
  );

/** Titles or descriptions that are missing, doubled, or not as long as results show them. */
export const textLength: MakeCheck<ScriptRule> = (rule) => {
  const { element, least, most, unique } = lengths.parse(rule.with);
  const seen = new Map<string, string>();
  return {
    page(page): Hit[] {
      if (!isIndexed(page)) return [];
      const piece = page.pieces.find((one) => one.element === element);
      const hit = (detail: string) => [
        { page: page.file, piece, words: piece?.text ?? "", detail },
      ];
      if (!piece) return hit("there is none");
      const other = seen.get(piece.text);
      seen.set(piece.text, page.file);
      if (unique && other) return hit(`${other} has the same, "${piece.text}"`);
      const { length } = piece.text;
      if (length >= least && length <= most) return [];
      return hit(`it has ${length} characters; ${least || "up"} to ${most} are shown whole`);
    },
  };
};

const required = z.strictObject({ element: z.string(), has: z.array(z.string()).min(1) });

/** Elements without an attribute that they need, such as pictures without an alt text. */
export const missingAttribute: MakeCheck<ScriptRule> = (rule) => {
  const { element, has } = required.parse(rule.with);
  return {
    page: ({ file, elements }) =>
      elements
        .filter(({ tagName }) => tagName === element)
        .flatMap((one): Hit[] => {
          const missing = has.filter((name) => attribute(one, name) === undefined);
          if (missing.length === 0) return [];
          const src = attribute(one, "src") ?? "";
          const { startLine: line = 1, startCol: column = 1 } = one.sourceCodeLocation ?? {};
          const piece = { where: "image-name", text: src, element, line, column } as const;
          const detail = `${src || `<${element}>`} has no ${missing.join(" and no ")}`;
          return [{ page: file, piece, words: src, detail }];
        }),
  };
};
