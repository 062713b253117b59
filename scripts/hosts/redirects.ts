/** Retired paths to their present address. */
export type Redirects = Readonly<Record<string, string>>;

/** Hosts lead "/index" to "/" by themselves, and some take a rule for it as a loop. */
export function hostRedirects(redirects: Redirects): [string, string][] {
  return Object.entries(redirects).filter(([from]) => from !== "/index");
}
