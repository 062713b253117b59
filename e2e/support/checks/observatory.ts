/** What a scanner sees of a page: its own CSP, its scripts, and the headers it came with. */
export interface ScannedPage {
  headers: Readonly<Record<string, string>>;
  metaPolicy: string;
  /** `integrity` of each script with an address; null without one. */
  scripts: readonly { src: string; integrity: string | null }[];
}

function directivesOf(policy: string): Map<string, string> {
  return new Map(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...values]) => [name.toLowerCase(), values.join(" ")]),
  );
}

/**
 * The score by the rules of MDN's HTTP Observatory (algorithm 4: `src/grader/charts.js` and
 * `src/analyzer/tests`), as far as they concern a site without cookies: 100 less the penalties,
 * and the bonuses only for a site that is at 90 or above without them.
 */
export function observatoryScore({ headers, metaPolicy, scripts }: ScannedPage): number {
  const header = (name: string) => headers[name.toLowerCase()] ?? "";
  const meta = directivesOf(metaPolicy);
  const sent = directivesOf(header("Content-Security-Policy"));
  const scriptSources = meta.get("script-src") ?? meta.get("default-src") ?? "*";
  const styleSources = meta.get("style-src") ?? meta.get("default-src") ?? "*";
  const maxAge = Number(/max-age=(\d+)/.exec(header("Strict-Transport-Security"))?.[1] ?? 0);
  const areForeignScriptsChecked = scripts.every(
    ({ src, integrity }) => src.startsWith("/") || integrity !== null,
  );

  const isScriptSafe = !/unsafe-inline|unsafe-eval|data:|https?:(\s|$)|\*/.test(scriptSources);
  const modifiers = [
    // Content security policy
    !metaPolicy ? -25 : !isScriptSafe ? -20 : /unsafe-inline/.test(styleSources) ? 0 : 5,
    isScriptSafe && meta.get("default-src") === "'none'" ? 5 : 0,
    // Strict transport security: half a year at least
    maxAge >= 15_768_000 ? 0 : maxAge > 0 ? -10 : -20,
    header("X-Content-Type-Options") === "nosniff" ? 0 : -5,
    // Framing, by the policy's header or by the old one
    sent.get("frame-ancestors") === "'none'" ? 5 : header("X-Frame-Options") ? 0 : -20,
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      header("Referrer-Policy"),
    )
      ? 5
      : 0,
    /^same-(origin|site)$/.test(header("Cross-Origin-Resource-Policy")) ? 10 : 0,
    // Subresource integrity: all scripts with it, though they are the site's own
    !areForeignScriptsChecked
      ? -5
      : scripts.length > 0 && scripts.every(({ integrity }) => integrity !== null)
        ? 5
        : 0,
    header("Access-Control-Allow-Origin") === "*" ? -50 : 0,
  ];
  const penalties = modifiers.filter((modifier) => modifier < 0);
  const base = 100 + penalties.reduce((sum, modifier) => sum + modifier, 0);
  if (base < 90) return Math.max(base, 0);
  return base + modifiers.filter((modifier) => modifier > 0).reduce((sum, one) => sum + one, 0);
}
