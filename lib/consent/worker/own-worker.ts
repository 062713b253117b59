/** The one Trusted Types policy that the consent form's page may make. */
export const OWN_WORKER_POLICY = "own-worker";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): unknown };
}

/** Kept, as a policy's name can be taken once a page. */
let trusted: unknown;

/**
 * The address of the site's own worker as the page's CSP demands it. The policy gives nothing but
 * that address, so it is of no use to other scripts.
 * @returns what `new Worker` takes: a TrustedScriptURL where browsers know it, else the address
 */
export function ownWorker(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trusted ??= trustedTypes
    ?.createPolicy(OWN_WORKER_POLICY, { createScriptURL: () => address })
    .createScriptURL(address);
  return (trusted ?? address) as string;
}
