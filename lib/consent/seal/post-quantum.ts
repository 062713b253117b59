// The export replaces @noble/post-quantum/hybrid.js, which age-encryption imports statically, by
// this file (scripts/export/site-options.ts). Its 20 kB then load only if a recipient needs them.
type Hybrid = typeof import("../../../node_modules/@noble/post-quantum/hybrid.js");

export let MLKEM768X25519: Hybrid["MLKEM768X25519"];
export let MLKEM768P256: Hybrid["MLKEM768P256"];

/** Loads the code for `age1pq1…` recipients. @throws if the network fails */
export async function loadPostQuantum(): Promise<void> {
  ({ MLKEM768X25519, MLKEM768P256 } = await import(
    "../../../node_modules/@noble/post-quantum/hybrid.js"
  ));
}
