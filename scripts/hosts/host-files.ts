import type { Content } from "@/lib/content/content";
import { buildDate } from "@/lib/content/git";
import { siteUrl } from "@/lib/site/site-url";
import { fillTemplate } from "@/scripts/fill-template";
import { launchLeft } from "@/scripts/preflight/launch-list";
import { type HeaderRule, headerRules, hostRedirects } from "./host-rules";
import { nginxFile } from "./nginx-file";

const GENERATED =
  "# Written by npm run build from scripts/hosts/host-rules.ts and content/redirects.yaml.";

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both add up the headers of all rules that
 * match, and have pages asked for again by themselves; so only the long caching is written.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const sent = Object.entries(headers).filter(
      ([name, value]) => name !== "Cache-Control" || value.includes("immutable"),
    );
    return [path, ...sent.map(([name, value]) => `  ${name}: ${value}`), ""];
  });
  return [GENERATED, ...lines].join("\n");
}

/** Where to report a weakness (RFC 9116). @param date of the build; it expires a year later */
export function securityTxt(email: string, date: string): string {
  const expires = new Date(Date.parse(date) + 365 * 86_400_000).toISOString();
  return `Contact: mailto:${email}
Expires: ${expires.replace(".000Z", "Z")}
Preferred-Languages: en
`;
}

/** While anything reads as an example, hosts keep search engines away. */
export const hostRules = (root: string): HeaderRule[] =>
  headerRules({ isHttps: true, isPreview: launchLeft(root).length > 0 });

/** Files of the site that hosts read. @param given files of `public/`: its security.txt stays */
export function siteFiles(
  root: string,
  content: Content,
  given: ReadonlySet<string>,
): Record<string, string> {
  const security = ".well-known/security.txt";
  const redirects = hostRedirects(content.redirects).map(([from, to]) => `${from} ${to} 308`);
  return {
    _headers: headersFile(hostRules(root)),
    _redirects: [GENERATED, ...redirects, ""].join("\n"),
    ...(!given.has(security) && {
      [security]: securityTxt(content.firm.email.general, buildDate()),
    }),
  };
}

/** Files for nginx, which reads none of the site: the owner takes them from `deploy/`. */
export function hostFiles(root: string, content: Content): Record<string, string> {
  const site = new URL(siteUrl(content.firm));
  return {
    "nginx/research-desk": nginxFile(hostRules(root), hostRedirects(content.redirects), site),
    "nginx/listen.conf": fillTemplate("nginx-listen.conf"),
    "nginx/listen-before-1.25.1.conf": fillTemplate("nginx-listen-before-1.25.1.conf"),
  };
}
