import { z } from "zod";
import { link, meta } from "../common";
import { markdown, text } from "../values";

const pageLink = link.extend({
  about: text.optional().describe("What is on the page"),
});

export const notFoundPage = z.strictObject({
  heading: text,
  phone: text,
  meta,
  text: markdown,
  links: z.array(pageLink).describe("The link to /services is followed by those to each service"),
});
