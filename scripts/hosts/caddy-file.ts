import { bareHost, type HeaderRule, type Redirect } from "./host-rules";
import { fillTemplate } from "./template";

/** In the order of the rules, inside `route`: of two that match the later one is sent. */
function headerLines(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({ path, headers }) =>
      Object.entries(headers).map(
        ([name, value]) => `\theader ${path === "/*" ? "*" : path} ${name} "${value}"`,
      ),
    )
    .join("\n");
}

/** A redirect keeps its query before an anchor. */
function redirectLine([from, to]: Redirect): string {
  const [path = "", hash] = to.split("#");
  return `\t\tredir ${from} ${path}{site_query}${hash ? `#${hash}` : ""} 308`;
}

/**
 * Configuration for Caddy 2.6 or later. SITE_ADDRESS and SITE_ROOT, where they are set, take the
 * place of the site's address and of its folder: a container listens on :8080.
 * @param site origin of the published site; one of http is served without a certificate
 */
export function caddyFile(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  site: URL,
): string {
  const isHttps = site.protocol === "https:";
  const address = isHttps ? site.host : site.origin;
  const bare = bareHost(site);
  return fillTemplate("Caddyfile", {
    addresses: bare ? `${address}, ${address.replace(site.hostname, bare)}` : address,
    bare: bare ? `\t\t@bare host ${bare}\n\t\tredir @bare ${site.origin}{uri} 308\n\n` : "",
    headers: headerLines(rules),
    redirects: redirects.map(redirectLine).join("\n"),
  });
}
