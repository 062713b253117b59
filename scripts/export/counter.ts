import type { CspSources, SiteScripts } from "static-islands";
import type { Counter } from "@/lib/content/schemas/marketing";

/** The form for identity documents runs only its own code; error pages are not counted. */
const UNCOUNTED = ["consent-form.html", "404.html"];

/** Whether views of a page are counted. @param file the page's file */
export function isCounted(file: string): boolean {
  return !UNCOUNTED.includes(file);
}

/** The script that counts a view, with the counter's settings in it. */
export function counterScript(counter: Counter): NonNullable<SiteScripts["more"]>[string] {
  return {
    entry: "lib/enhancements/counter/main.ts",
    define: { "process.env.COUNTER": JSON.stringify(JSON.stringify(counter)) },
  };
}

/** CSP sources of a page with the counter: one origin for requests, or none besides the site. */
export function counterSources({ endpoint }: Counter): CspSources {
  if (endpoint.startsWith("/")) {
    return {};
  }
  return { connect: [new URL(endpoint).origin] };
}
