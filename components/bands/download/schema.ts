import { z } from "zod";
import { band, markdown, publicFile, text, variant } from "@/lib/content/schemas/common";

const download = z.strictObject({ file: publicFile, label: text, text: markdown.optional() });

export const downloadBand = variant(
  band,
  "download",
  "Files of public/ to keep; type and size are shown",
  {
    items: z.array(download).min(1),
  },
);
