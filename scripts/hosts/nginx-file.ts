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

interface NginxOptions {
  /** The published site's host name. */
  host: string;
  /** The folder of the export on the server. */
  root?: string;
}

/**
 * Configuration for nginx 1.18 or later: a file to include inside `http { }`. Headers come from
 * maps, because an `add_header` inside a location would make it forget all others.
 *
 * HTTP/2 is one word of a `listen` line up to nginx 1.25.0 and a directive of its own from 1.25.1
 * on, where the word is deprecated; neither knows the other's. So the directive stands in a file
 * beside it, which is included where the owner has put it.
 */
export function nginxFile(
  rules: readonly HeaderRule[],
  redirects: Redirects,
  { host, root = "/var/www/research-desk" }: NginxOptions,
): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return `# Written by npm run build from scripts/hosts/host-rules.ts and content/redirects.yaml.
# Include it inside http { }, for example as /etc/nginx/conf.d/site.conf; see docs/deploying.md.

${names.map((name) => headerMap(name, rules)).join("\n\n")}

# Everything goes by https, under the name that was asked for.
server {
  listen 80;
  # With IPv6 also: listen [::]:80;
  server_name ${host};
  server_tokens off;
  return 308 https://$host$request_uri;
}

server {
  listen 443 ssl;
  # With IPv6 also: listen [::]:443 ssl;
  # HTTP/2: from nginx 1.25.1 on put deploy/site-http2.conf beside nginx.conf; before that (Debian 12
  # has 1.22) write http2 behind ssl in the line above. Without either the site speaks HTTP/1.1.
  include site-http2*.conf;
  server_name ${host};

  # PLACEHOLDERS: the two paths are your certificate's; "nginx -t" complains until they are.
  ssl_certificate /path/to/your/fullchain.pem;
  ssl_certificate_key /path/to/your/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  # Each of them hides today's traffic from a key that is stolen tomorrow (for TLS 1.2; 1.3 always does).
  ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
  ssl_session_cache shared:research_desk:2m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  root ${root};
  server_tokens off;
  # Behind a proxy nginx does not know the address that visitors use.
  absolute_redirect off;

  charset utf-8;
  charset_types text/xml text/plain text/css text/javascript application/javascript;

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

/** For nginx 1.25.1 or later, which has a directive for it: see `nginxFile`. */
export const nginxHttp2File = `# For nginx 1.25.1 or later: put it beside nginx.conf, where the site's file includes it.
http2 on;
`;
