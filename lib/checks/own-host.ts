import { fileIssue } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { ContentFiles } from "@/lib/content/content-files";
import { bareHost } from "./links-elsewhere";

/**
 * What is told the site's own host, and has another one: GitHub Pages by `public/CNAME`, and the
 * counter by its `site`.
 */
export function checkOwnHost(
  { cname, sources, warnings }: Pick<ContentFiles, "cname" | "sources" | "warnings">,
  { firm, marketing, placeholders }: Pick<Content, "firm" | "marketing" | "placeholders">,
): void {
  if (placeholders.has("firm.site")) return;
  const { host } = new URL(firm.site);
  if (cname !== undefined && cname.toLowerCase() !== host) {
    const message = `has ${cname}, and site in content/firm.yaml is at ${host}: GitHub Pages publishes at the name in this file`;
    warnings.push(fileIssue("public/CNAME", message));
  }
  const { counter } = marketing;
  if (counter?.kind !== "plausible" || bareHost(counter.site) === bareHost(host)) return;
  const message = `${counter.site} is not this site's host, ${host}: is this what Plausible knows it by?`;
  sources.get("marketing")?.warn(["counter", "site"], message);
}
