import { fillTemplate } from "@/scripts/fill-template";
import type { HeaderRule, Redirect } from "./host-rules";

/** nginx knows a page by its file, after it has found it. */
function pattern(path: string): string {
  const literal = path.replace(/\*$/, "").replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return path.endsWith("*") ? `~^${literal}` : `~^${literal}(\\.html)?$`;
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;

/** One map a header: the general value is the default, particular rules come first. */
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
 * Configuration for nginx 1.18 or later: a file for `sites-available`. Headers come from maps,
 * because an `add_header` inside a location would make it forget all others. The `listen` lines are
 * in a file of their own: nginx up to 1.25.0 and from 1.25.1 on refuse each other's way to HTTP/2.
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  { hostname: host, origin }: URL,
): string {
  const headers = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const bare = host.startsWith("www.") ? host.slice("www.".length) : undefined;
  const names = bare ? `${host} ${bare}` : host;
  return fillTemplate("nginx-site.conf", {
    servers: fillTemplate("nginx-https.conf", { host, names }).trimEnd(),
    bareServer: bare ? fillTemplate("nginx-bare.conf", { bare, origin }) : "",
    maps: headers.map((name) => headerMap(name, rules)).join("\n\n"),
    headers: headers.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n"),
    redirects: redirects.map(redirectLine).join("\n"),
  });
}
