const WWW = "www.";

/** The site's name without www, which leads to the site; undefined where it has none. */
export function bareName({ hostname }: URL): string | undefined {
  return hostname.startsWith(WWW) ? hostname.slice(WWW.length) : undefined;
}
