import { readdirSync } from "node:fs";
import { publicFiles } from "@/scripts/export/public-files";

/** Names of the site's own HTML files in `out/`: what the owner put into `public/` is none of ours. */
export function exportedPages(): string[] {
  const given = publicFiles("public");
  return readdirSync("out").filter((file) => file.endsWith(".html") && !given.has(file));
}
