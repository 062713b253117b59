import { reference } from "content-kit";
import { namesIn } from "content-kit/references";
import { z } from "zod";

const picture = reference("picture", z.string());

/** Schemas that have a picture in them, and a value that names one. */
const SCHEMAS: [what: string, schema: z.ZodType, value: unknown][] = [
  ["an optional value", picture.optional(), "oven.jpg"],
  ["a value or null", picture.nullable(), "oven.jpg"],
  ["a value with a default", picture.default("shop.jpg"), "oven.jpg"],
  ["a value with a default before it is read", picture.prefault("shop.jpg"), "oven.jpg"],
  ["a value that may not be left out", picture.optional().nonoptional(), "oven.jpg"],
  ["a value that is not changed", picture.readonly(), "oven.jpg"],
  ["a value with a replacement", picture.catch("shop.jpg"), "oven.jpg"],
  ["a value that is transformed", picture.transform((file) => `/${file}`), "oven.jpg"],
  ["a schema that is made late", z.lazy(() => picture), "oven.jpg"],
  ["one of several forms", z.union([z.number(), picture]), "oven.jpg"],
  ["a list", z.array(picture), ["oven.jpg"]],
  ["a list of fixed length", z.tuple([z.number(), picture]), [1, "oven.jpg"]],
  ["the rest of a list", z.tuple([z.number()], picture), [1, "oven.jpg"]],
  ["keys", z.object({ file: picture }), { file: "oven.jpg" }],
  ["any keys", z.record(z.string(), picture), { oven: "oven.jpg" }],
];

test.each(SCHEMAS)("a reference is found in %s", (_, schema, value) => {
  const { references } = namesIn(schema, value);
  expect(references).toEqual([expect.objectContaining({ kind: "picture", text: "oven.jpg" })]);
});
