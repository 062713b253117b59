import { pageCsp } from "static-islands/csp";

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

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
 * both as a permanent move. No `noindex`: it would tell them to forget the address instead of
 * passing on what links to it are worth.
 * @param to address of the page it leads to
 * @param title that page's title
 */
export function redirectPage(to: string, title: string): string {
  const href = escapeHtml(to);
  const name = escapeHtml(title);
  const script = redirectScript(to);
  const csp = pageCsp({ styles: [], inlineScripts: [script], hasScripts: false, sources: [] });
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${csp}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<link rel="canonical" href="${href}">
</head>
<body>
<p><a href="${href}">${name}</a></p>
</body>
</html>
`;
}
