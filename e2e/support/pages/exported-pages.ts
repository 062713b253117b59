import { filesBelow } from "static-islands/files-below";

/** Names of the site's own HTML files in `out/`: what the owner put into `public/` is none of ours. */
export function exportedPages(): string[] {
  const given = new Set(filesBelow("public"));
  return filesBelow("out").filter((file) => file.endsWith(".html") && !given.has(file));
}
