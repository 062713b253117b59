import type { HeaderRule, Redirect } from "./host-rules";
import { fillTemplate } from "./template";

/** nginx knows a page by its file, after it has found it. */
function pattern(path: string): string {
  const literal = path.replace(/\*$/, "").replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return path.endsWith("*") ? `~^${literal}` : `~^${literal}(\\.html)?$`;
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** One map a header: the general value is the default, particular rules stand first. */
function headerMap(header: string, rules: readonly HeaderRule[]): string {
  const [general, ...particular] = rules.filter(({ headers }) => header in headers);
  const lines = particular
    .reverse()
    .map(({ path, headers }) => `  "${pattern(path)}" "${headers[header]}";`);
  const fallback = general?.path === "/*" ? general.headers[header] : "";
  return [`map $uri ${variable(header)} {`, `  default "${fallback}";`, ...lines, "}"].join("\n");
}

/** A redirect keeps its query before an anchor. */
function redirectLine([from, to]: Redirect): string {
  const [path = "", hash] = to.split("#");
  return `  location = ${from} { return 308 "${path}$is_args$args${hash ? `#${hash}` : ""}"; }`;
}

/**
 * Configuration for nginx 1.18 or later: a file to include inside `http { }`. Headers come from
 * maps, because an `add_header` inside a location would make it forget all others.
 *
 * HTTP/2 is one word of a `listen` line up to nginx 1.25.0 and a directive of its own from 1.25.1
 * on; neither knows the other's. So the directive stands in `site-http2.conf`, which is included
 * where the owner has put it.
 * @param host name of the published site's host
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  host: string,
): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return fillTemplate("nginx.conf", {
    host,
    maps: names.map((name) => headerMap(name, rules)).join("\n\n"),
    headers: names.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n"),
    redirects: redirects.map(redirectLine).join("\n"),
  });
}
