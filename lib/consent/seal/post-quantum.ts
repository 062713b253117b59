// The export puts this file in the place of @noble/post-quantum/hybrid.js, which age-encryption
// imports at its start (scripts/export/site-options.ts): so 20 kB wait until a recipient needs them.
type Hybrid = typeof import("../../../node_modules/@noble/post-quantum/hybrid.js");

export let MLKEM768X25519: Hybrid["MLKEM768X25519"];
export let MLKEM768P256: Hybrid["MLKEM768P256"];

/** Fetches what sealing to `age1pq1…` takes. @throws where the line is down */
export async function loadPostQuantum(): Promise<void> {
  ({ MLKEM768X25519, MLKEM768P256 } = await import(
    "../../../node_modules/@noble/post-quantum/hybrid.js"
  ));
}
