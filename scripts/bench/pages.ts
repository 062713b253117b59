import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A page of the export, and what its targets depend on. */
export interface MeasuredPage {
  route: string;
  /** A page that asks not to be found scores low for that. */
  isIndexed: boolean;
  /** A form's script may hold up the page for a moment longer than the bare copy's. */
  hasForm: boolean;
}

/**
 * The pages in an export, without the redirect pages and the 404 page.
 * @throws Error when there is no export
 */
export function measuredPages(out: string): MeasuredPage[] {
  if (!existsSync(path.join(out, "index.html"))) {
    throw new Error("There is no site in out/ yet. Run npm run build first.");
  }
  return readdirSync(out)
    .filter((file) => file.endsWith(".html") && file !== "404.html")
    .map((file) => ({ file, html: readFileSync(path.join(out, file), "utf8") }))
    .filter(({ html }) => html.includes("<h1") && !html.includes('http-equiv="refresh"'))
    .map(({ file, html }) => ({
      route: file === "index.html" ? "/" : `/${path.basename(file, ".html")}`,
      isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
      hasForm: /data-island="[\w-]*form"/.test(html),
    }));
}
