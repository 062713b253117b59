import { fillTemplate } from "@/scripts/fill-template";
import { COMPRESSIBLE, CONTENT_TYPES } from "./content-types";
import { GENERATED, type HeaderRule } from "./host-rules";
import { bareName } from "./site-names";

/** In a regular expression between double quotes. */
function literal(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
}

function typeLines(): string[] {
  return Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `  AddType "${type}" .${extension}`,
  );
}

/** Set for the addresses of a rule, and for the files that they become. */
function variable(index: number): string {
  return `SITE_RULE_${index}`;
}

function addressPattern(path: string): string {
  if (path.endsWith("*")) return `^${literal(path.slice(0, -1))}`;
  return `^${literal(path)}(\\.html)?(\\.(br|gz))?$`;
}

/** In quotes; Apache takes % for the beginning of a variable. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&").replaceAll("%", "%%")}"`;
}

/** The host's own header of the same name is removed: it would be sent too. */
function generalHeaderLines(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => [
    `  Header unset ${name}`,
    `  Header always set ${name} ${quoted(value)}`,
  ]);
}

/** The query goes before the fragment, and Apache itself would add it behind. */
function redirectLines([from, to]: [string, string]): string[] {
  const [path = "", hash] = to.split("#");
  const pattern = `"^${literal(from.slice(1))}(\\.html)?/?$"`;
  const target = `https://%{HTTP_HOST}${path}`;
  if (!hash) return [`  RewriteRule ${pattern} ${target} [R=308,END]`];
  return [
    "  RewriteCond %{QUERY_STRING} (.+)",
    `  RewriteRule ${pattern} "${target}?%1#${hash}" [R=308,NE,END]`,
    `  RewriteRule ${pattern} "${target}#${hash}" [R=308,NE,END]`,
  ];
}

/**
 * The site's `.htaccess`, for Apache 2.4. A module that is missing takes its settings with it, and
 * pages are served all the same.
 */
export function htaccessFile(
  rules: readonly HeaderRule[],
  redirects: Readonly<Record<string, string>>,
  site: URL,
): string {
  const general = rules.filter(({ path }) => path === "/*");
  const particular = rules.filter(({ path }) => path !== "/*");
  const bare = bareName(site);
  const conditions = particular.map(
    ({ path }, index) => `  SetEnvIf Request_URI "${addressPattern(path)}" ${variable(index)}`,
  );
  const headers = [
    ...general.flatMap((rule) => generalHeaderLines(rule.headers)),
    ...particular.flatMap((rule, index) =>
      Object.entries(rule.headers).map(
        ([name, value]) => `  Header always set ${name} ${quoted(value)} env=${variable(index)}`,
      ),
    ),
  ];
  if (bare) {
    conditions.push(`  SetEnvIfNoCase Host "^${literal(bare)}(:\\d+)?$" SITE_BARE_NAME`);
    headers.push(
      "  # It would ask every other name below this one for https too.",
      "  Header always unset Strict-Transport-Security env=SITE_BARE_NAME",
    );
  }
  return fillTemplate("htaccess.conf", {
    generated: GENERATED,
    types: typeLines().join("\n"),
    particular: conditions.join("\n"),
    headers: headers.join("\n"),
    compressible: COMPRESSIBLE.join("|"),
    bare: bare
      ? fillTemplate("htaccess-bare.conf", { bare: literal(bare), origin: site.origin })
      : "",
    redirects: Object.entries(redirects).flatMap(redirectLines).join("\n"),
  });
}

/** A virtual host for a server of one's own: names, certificate, and leave for the `.htaccess`. */
export function apacheSiteFile(site: URL): string {
  const bare = bareName(site);
  return fillTemplate("apache-site.conf", {
    generated: GENERATED,
    host: site.hostname,
    alias: bare ? `  ServerAlias ${bare}\n` : "",
  });
}
