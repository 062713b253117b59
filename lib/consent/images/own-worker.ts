/** The one Trusted Types policy that the consent form's page may make. */
export const OWN_WORKER_POLICY = "own-worker";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** A name can be taken once a page. */
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * The address of the site's own worker in the form that the page's policy demands. Nothing but
 * that address passes, so the policy is of no use to anybody's script.
 * @param own address of the worker's bundle
 * @returns what `new Worker` takes: a TrustedScriptURL where browsers know it, else the address
 */
export function ownWorker(own: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return own;
  policy ??= trustedTypes.createPolicy(OWN_WORKER_POLICY, {
    createScriptURL(address) {
      if (address !== own) throw new TypeError("not this site's worker");
      return address;
    },
  });
  return policy.createScriptURL(own) as string;
}
