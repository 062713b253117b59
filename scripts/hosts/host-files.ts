import type { Content } from "@/lib/content/content";
import { buildDate } from "@/lib/content/git";
import type { Firm } from "@/lib/content/schemas/firm";
import { previewDay } from "@/lib/site/preview-day";
import { siteUrl } from "@/lib/site/site-url";
import { fillTemplate } from "@/scripts/fill-template";
import { launchLeft } from "@/scripts/preflight/launch-list";
import { apacheSiteFile, htaccessFile } from "./apache";
import { cloudFrontFunction } from "./cloudfront";
import { GENERATED, type HeaderRule, headerRules } from "./host-rules";
import { bareName } from "./site-names";

/**
 * Cloudflare Pages and Netlify join the values of all matching rules, and revalidate pages by
 * default. So the general caching is left out: it would be joined to that of hashed files. And
 * Cloudflare does not compress what must not be transformed; the markers around addresses
 * (cdn-markers.ts) suffice on every page but the consent form.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = [GENERATED];
  for (const { path, headers } of rules) {
    lines.push(path);
    for (const [name, value] of Object.entries(headers)) {
      const isDefault = name === "Cache-Control" && path === "/*";
      if (!isDefault) lines.push(`  ${name}: ${value}`);
    }
    lines.push("");
  }
  return lines.join("\n");
}

const YEAR_MS = 365 * 86_400_000;

/** RFC 9116: where to report a vulnerability. @param date of the build; it expires a year later */
export function securityTxt(email: string, date: string): string {
  const expires = new Date(Date.parse(date) + YEAR_MS).toISOString();
  return `Contact: mailto:${email}
Expires: ${expires.replace(".000Z", "Z")}
Preferred-Languages: en
`;
}

/** A regular expression for nginx, whose `$uri` is the file after `try_files`. */
function pattern(path: string): string {
  const literal = path.replace(/\*$/, "").replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return path.endsWith("*") ? `~^${literal}` : `~^${literal}(\\.html)?$`;
}

/** nginx's variable with the value of a header. */
function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** One map per header: the general value is the default, specific rules come first. */
function headerMap(header: string, rules: readonly HeaderRule[]): string {
  const general = rules.find(({ path }) => path === "/*");
  const particular = rules.filter((rule) => rule !== general && header in rule.headers);
  const lines = [
    `map $uri ${variable(header)} {`,
    `  default "${general?.headers[header] ?? ""}";`,
  ];
  for (const { path, headers } of particular.reverse()) {
    lines.push(`  "${pattern(path)}" "${headers[header]}";`);
  }
  lines.push("}");
  return lines.join("\n");
}

/** The query goes before the fragment. */
function redirectLine(from: string, to: string): string {
  const [path = "", hash] = to.split("#");
  const fragment = hash ? `#${hash}` : "";
  return `  location = ${from} { return 308 "${path}$is_args$args${fragment}"; }`;
}

/**
 * nginx 1.18 or later. Headers come from maps, as an `add_header` in a location discards all
 * others. `listen` is in a separate file, as its HTTP/2 syntax changed in nginx 1.25.1.
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: Readonly<Record<string, string>>,
  site: URL,
): string {
  const { hostname: host, origin } = site;
  const headers = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const bare = bareName(site);
  const names = bare ? `${host} ${bare}` : host;
  const redirectLines = Object.entries(redirects).map(([from, to]) => redirectLine(from, to));
  return fillTemplate("nginx-site.conf", {
    generated: GENERATED,
    servers: fillTemplate("nginx-https.conf", { host, names }).trimEnd(),
    bareServer: bare ? fillTemplate("nginx-bare.conf", { bare, origin }) : "",
    maps: headers.map((name) => headerMap(name, rules)).join("\n\n"),
    headers: headers.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n"),
    redirects: redirectLines.join("\n"),
  });
}

/**
 * Search engines must not index the site as long as examples or placeholders are left, nor one that
 * is built for another day or another address than the firm's.
 */
export function hostRules(root: string, firm: Pick<Firm, "site">): HeaderRule[] {
  const isElsewhere = siteUrl(firm) !== firm.site;
  const isPreview = isElsewhere || previewDay() !== undefined || launchLeft(root).length > 0;
  return headerRules({ isHttps: true, isPreview });
}

const SECURITY_FILE = ".well-known/security.txt";
/** Without it GitHub Pages, which runs Jekyll on a branch, leaves out what begins with _. */
const JEKYLL_FILE = ".nojekyll";

/** Files in the site for hosts. @param publicFiles of `public/`, whose security.txt is kept */
export function siteFiles(
  root: string,
  content: Content,
  publicFiles: ReadonlySet<string>,
): Record<string, string> {
  const redirects = Object.entries(content.redirects).map(([from, to]) => `${from} ${to} 308`);
  const site = new URL(siteUrl(content.firm));
  const rules = hostRules(root, content.firm);
  const files: Record<string, string> = {
    ".htaccess": htaccessFile(rules, content.redirects, site),
    _headers: headersFile(rules),
    _redirects: [GENERATED, ...redirects, ""].join("\n"),
  };
  if (!publicFiles.has(JEKYLL_FILE)) {
    files[JEKYLL_FILE] = "";
  }
  if (!publicFiles.has(SECURITY_FILE)) {
    files[SECURITY_FILE] = securityTxt(content.firm.email.general, buildDate());
  }
  return files;
}

/** Files for `deploy/`: settings that a server does not read from the site. */
export function hostFiles(root: string, content: Content): Record<string, string> {
  const site = new URL(siteUrl(content.firm));
  const rules = hostRules(root, content.firm);
  return {
    "apache/research-desk.conf": apacheSiteFile(site),
    "cloudfront/function.js": cloudFrontFunction(rules, content.redirects, site),
    "nginx/research-desk": nginxFile(rules, content.redirects, site),
    "nginx/listen.conf": fillTemplate("nginx-listen.conf"),
    "nginx/listen-before-1.25.1.conf": fillTemplate("nginx-listen-before-1.25.1.conf"),
  };
}
