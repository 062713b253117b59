import { z } from "zod";
import { link, meta } from "../common";
import { markdown, text } from "../values";

export const notFoundPage = z.strictObject({
  heading: text,
  phone: text,
  meta,
  text: markdown,
  links: z
    .array(
      link.extend({
        about: text.optional(),
      }),
    )
    .length(7),
});
