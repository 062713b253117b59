import { pageCsp } from "@/scripts/export/csp";

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A redirect page, for hosts that know no redirects. A refresh of 0 seconds is treated by
 * search engines as a permanent move. No `noindex`: it would tell them to forget the address
 * instead of passing on what links to it are worth.
 * @param to address of the page it leads to
 * @param title that page's title
 */
export function redirectPage(to: string, title: string): string {
  const href = escapeHtml(to);
  const name = escapeHtml(title);
  const csp = pageCsp({ styles: [], inlineScripts: [], hasScripts: false, sources: [] });
  return `<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${csp}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${href}">
</head>
<body>
<p><a href="${href}">${name}</a></p>
</body>
</html>
`;
}
