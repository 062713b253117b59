// Compiled and never run: content has the types of its schemas.
import { jsonSchema, type ReadContent, readContent } from "content-kit";
import { z } from "zod";

const { data } = readContent({
  root: "content",
  files: {
    menu: {
      file: "menu.yaml",
      schema: z.object({ dishes: z.array(z.object({ price: z.number() })) }),
    },
  },
});

export const price: number | undefined = data.menu.dishes[0]?.price;
// @ts-expect-error A price is a number.
export const text: string | undefined = data.menu.dishes[0]?.price;
// @ts-expect-error No file has this name.
export const wine = data.wine;
export const schema: string = jsonSchema(z.object({}));
export type Anything = ReadContent<Record<string, never>>;
