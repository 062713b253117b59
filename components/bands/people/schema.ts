import { z } from "zod";
import { band, markdown, pictureFile, text, variant } from "@/lib/content/schemas/common";

const person = z.strictObject({
  name: text,
  role: text.describe("What the person does in the firm: Research Analyst"),
  photograph: pictureFile.optional(),
  qualification: text.describe("NISM certificate, degree"),
  registration: text.optional().describe("Number of a registration of the person's own"),
  text: markdown.optional(),
});

export const peopleBand = variant(
  band,
  "people",
  "Who is who: name, role, qualification, photograph",
  {
    items: z.array(person).min(1),
  },
);
