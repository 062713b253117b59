import { z } from "zod";
import {
  band,
  isoDate,
  markdown,
  optionalAnchor,
  text,
  variant,
} from "@/lib/content/schemas/common";

const note = z.strictObject({ id: optionalAnchor, date: isoDate, title: text, text: markdown });

export const notesBand = variant(band, "notes", "A dated list, shown newest first", {
  items: z.array(note).min(1),
});
