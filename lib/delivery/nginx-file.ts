import { hostRedirects, type Redirects } from "./host-files";
import type { HeaderRule } from "./host-rules";

/** nginx knows a page by its file, after it has found it. */
function pattern(path: string): string {
  const literal = path.replace(/\*$/, "").replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  return path.endsWith("*") ? `~^${literal}` : `~^${literal}(\\.html)?$`;
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** One map a header: the general value is the default, particular rules stand first. */
function headerMap(header: string, rules: readonly HeaderRule[]): string {
  const [general, ...particular] = rules.filter(({ headers }) => header in headers);
  const lines = particular
    .reverse()
    .map(({ path, headers }) => `  "${pattern(path)}" "${headers[header]}";`);
  const fallback = general?.path === "/*" ? general.headers[header] : "";
  return [`map $uri ${variable(header)} {`, `  default "${fallback}";`, ...lines, "}"].join("\n");
}

/**
 * Configuration for nginx 1.18 or later: a file to include inside `http { }`. Headers come from
 * maps, because an `add_header` inside a location would make it forget all others.
 * @param root the folder of the export on the server
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: Redirects,
  { root = "/var/www/research-desk", listen = "80" } = {},
): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return `# Written by npm run build from lib/delivery/host-rules.ts and content/redirects.yaml.
# Include it inside http { }, for example as /etc/nginx/conf.d/site.conf; see docs/deploying.md.

${names.map((name) => headerMap(name, rules)).join("\n\n")}

server {
  listen ${listen};
  # With a certificate: listen 443 ssl http2; ssl_certificate …; ssl_certificate_key …;
  server_name _;
  root ${root};
  server_tokens off;
  # Behind a proxy nginx does not know the address that visitors use.
  absolute_redirect off;

  charset utf-8;
  charset_types text/html text/xml text/plain text/css text/javascript application/javascript;

  # The build has compressed every text file already.
  gzip_static on;
  gzip_vary on;
  # Where ngx_brotli is installed, a file site-brotli.conf beside nginx.conf with the line
  # "brotli_static on;" has the smaller .br files sent.
  include site-brotli*.conf;

${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n")}

  error_page 404 /404.html;

  location = / { try_files /index.html =404; }
  location = /404.html { internal; }
  location = /404 { return 404; }
  location ~ ^/(index(\\.html)?/?)$ { return 308 /$is_args$args; }

  # Dot files, compressed siblings and other hosts' files are no addresses.
  location ~ "/\\.(?!well-known(/|$))|\\.(br|gz)$|^/_(headers|redirects)$" { return 404; }

  # One address a page. Only plain names: a decoded line break or backslash must not get into a header.
  location ~ "^(?<page>(/[A-Za-z0-9_.-]+)+)/index(\\.html)?/?$" { return 308 $page$is_args$args; }
  location ~ "^(?<page>(/[A-Za-z0-9_.-]+)+?)(\\.html)?/$" { return 308 $page$is_args$args; }
  location ~ "^(?<page>(/[A-Za-z0-9_.-]+)+)\\.html$" { return 308 $page$is_args$args; }

${hostRedirects(redirects)
  .map(([from, to]) => {
    const [path = "", hash] = to.split("#");
    return `  location = ${from} { return 308 "${path}$is_args$args${hash ? `#${hash}` : ""}"; }`;
  })
  .join("\n")}

  location ~ \\.webmanifest$ {
    types { }
    default_type application/manifest+json;
    try_files $uri =404;
  }

  # Never a folder: a listing is forbidden, and a visitor would be told so.
  location / { try_files $uri $uri.html =404; }
}
`;
}
