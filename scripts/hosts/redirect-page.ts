import { pageCsp } from "static-islands";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";

/** Keeps the query, which may name a campaign, and the fragment. */
function redirectScript(to: string): string {
  const [path = "", hash] = to.split("#");
  // "<" could end the script element.
  const literal = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");
  const rest = hash ? literal(`#${hash}`) : "location.hash";
  return `location.replace(${literal(path)}+location.search+${rest})`;
}

/**
 * For hosts without redirects. The script keeps the query; the refresh is in a `<noscript>`, as it
 * would run first. No `noindex`: search engines then ignore links to the old URL.
 */
export function redirectPage(to: string, title: string): string {
  const script = redirectScript(to);
  const csp = pageCsp({ styles: [], inlineScripts: [script], hasScripts: false, sources: [] });
  return fillTemplate("redirect-page.template", {
    href: escapeHtml(to),
    title: escapeHtml(title),
    csp,
    script,
  });
}
