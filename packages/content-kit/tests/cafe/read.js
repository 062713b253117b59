import { defines, Fact, linked, readContent, reference } from "content-kit";
import { z } from "zod";

const dish = z.strictObject({
  id: defines(["dish", "anchor"], z.string().regex(/^[a-z]+$/, "expected an id such as soup")),
  name: z.string(),
  price: z.number().min(1),
  picture: reference("picture", z.string()).optional(),
  vegan: z.boolean().optional(),
});

const time = z.string().regex(/^\d\d:\d\d$/, "expected a time such as 08:00");

/** The content of a café, typed by its schemas. */
export const readCafe = (root = "content") =>
  readContent({
    root,
    files: {
      cafe: {
        file: "cafe.yaml",
        schema: z.strictObject({
          name: z.string(),
          phone: z.string(),
          opened: z.iso.date(),
          street: z.string(),
        }),
      },
      menu: {
        file: "menu.yaml",
        page: "/menu",
        schema: z.strictObject({
          heading: z.string(),
          dishes: z.array(dish).min(1),
          special: reference("dish", z.string()),
        }),
      },
      about: {
        file: "about.md",
        page: "/about",
        schema: z.strictObject({ title: z.string(), body: linked(z.string()) }),
      },
      hours: {
        file: "hours.csv",
        schema: z.array(z.strictObject({ day: z.string(), from: time, to: time })),
      },
    },
    facts: ({ cafe, menu }) => ({
      cafe,
      price:
        menu &&
        Object.fromEntries(menu.dishes.map((d) => [d.id, new Fact(`€${d.price.toFixed(2)}`)])),
    }),
    known: { picture: ["soup.jpg"] },
  });
