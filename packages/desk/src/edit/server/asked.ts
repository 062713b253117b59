import { z } from "zod";
import { failed } from "./refused";

/* What the page may ask, looked at before anything uses it. */

const path = z.array(z.union([z.string(), z.int().min(0)]));

/** Only the form; whether there is such a file, the list of files says. */
export const place = z.object({ file: z.string(), path });

export const plain = z.json();

const edit = z.discriminatedUnion("do", [
  z.object({ do: z.literal("set"), value: plain, supplied: z.boolean().optional() }),
  z.object({ do: z.literal("supply"), supplied: z.boolean() }),
  z.object({ do: z.literal("remove") }),
  z.object({
    do: z.literal("add"),
    at: z.int().min(0),
    value: plain,
    more: z.array(plain).optional(),
  }),
  z.object({ do: z.literal("take"), at: z.int().min(0) }),
  z.object({ do: z.literal("move"), from: z.int().min(0), to: z.int().min(0) }),
  z.object({
    do: z.literal("date"),
    usual: plain.optional(),
    spans: z.array(
      z.object({ from: z.string().optional(), until: z.string().optional(), value: plain }),
    ),
  }),
]);

export const change = z.object({
  place,
  hash: z.string(),
  before: plain.optional(),
  edit,
  anyway: z.boolean().optional(),
});

export const draft = z.object({
  place,
  hash: z.string(),
  before: plain.optional(),
  value: plain,
  tab: z.string().max(100),
  at: z.string().max(40),
});

const holder = z.object({ text: z.string(), links: z.array(z.string()) });

export const textsOnPage = z.object({
  route: z.string(),
  texts: z
    .array(z.object({ text: z.string(), near: z.string(), holders: z.array(holder).optional() }))
    .max(5000),
});

/** @throws RefusedCall for what is not of that form */
export function asked<Schema extends z.ZodType>(schema: Schema, ask: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(ask);
  if (error)
    return failed(
      `The page asked for something else than this call gives: ${z.prettifyError(error)}`,
    );
  return data as z.output<Schema>;
}
