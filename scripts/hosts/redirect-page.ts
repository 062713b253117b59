import { pageCsp } from "static-islands/csp";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";

/** Leads on with the query of the address, which counts a campaign, and with its anchor. */
function redirectScript(to: string): string {
  const [path = "", hash] = to.split("#");
  // In a script "<" could end the element.
  const literal = (text: string) => JSON.stringify(text).replaceAll("<", "\\u003c");
  const rest = hash ? literal(`#${hash}`) : "location.hash";
  return `location.replace(${literal(path)}+location.search+${rest})`;
}

/**
 * A redirect page, for hosts that know no redirects. Where scripts run, one carries the query
 * along; the refresh is in a `<noscript>`, or it would overtake the script. Search engines treat
 * both as a permanent move. No `noindex`: they would forget the address instead of passing on what
 * links to it are worth.
 */
export function redirectPage(to: string, title: string): string {
  const script = redirectScript(to);
  const csp = pageCsp({ styles: [], inlineScripts: [script], hasScripts: false, sources: [] });
  const texts = { href: escapeHtml(to), title: escapeHtml(title) };
  return fillTemplate("redirect-page.template", { ...texts, csp, script });
}
