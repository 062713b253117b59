import type { HeaderRule } from "./host-rules";

/** Retired paths to their present address. */
export type Redirects = Readonly<Record<string, string>>;

const GENERATED =
  "Written by npm run build from scripts/hosts/host-rules.ts and content/redirects.yaml.";

/** Hosts lead "/index" to "/" by themselves, and some take a rule for it as a loop. */
export function hostRedirects(redirects: Redirects): [string, string][] {
  return Object.entries(redirects).filter(([from]) => from !== "/index");
}

/**
 * `_headers`, as Cloudflare Pages and Netlify read it. Both send pages to be asked for again by
 * themselves, and both add up the headers of all rules that match; so only long caching is said.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const sent = Object.entries(headers).filter(
      ([name, value]) => name !== "Cache-Control" || value.includes("immutable"),
    );
    return [path, ...sent.map(([name, value]) => `  ${name}: ${value}`), ""];
  });
  return [`# ${GENERATED}`, ...lines].join("\n");
}

/** `_redirects`, as Cloudflare Pages and Netlify read it. */
export function redirectsFile(redirects: Redirects): string {
  const lines = hostRedirects(redirects).map(([from, to]) => `${from} ${to} 308`);
  return `${[`# ${GENERATED}`, ...lines].join("\n")}\n`;
}

/** The same for Vercel, which takes regular expressions for paths. */
export function vercelFile(rules: readonly HeaderRule[], redirects: Redirects): string {
  const source = (path: string) =>
    path.endsWith("*") ? `${path.slice(0, -1).replaceAll(".", "\\.")}(.*)` : path;
  const config = {
    framework: null,
    buildCommand: "npm run build",
    outputDirectory: "out",
    cleanUrls: true,
    trailingSlash: false,
    redirects: hostRedirects(redirects).map(([from, to]) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
    headers: rules.map(({ path, headers }) => ({
      source: source(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
