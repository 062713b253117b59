/** Why a provider did not do what it was asked for. */
export interface ProviderFault {
  /**
   * `silent`: nothing moved, or no answer came, for too long. `garbled`: the answer is not the
   * provider's, as a captive portal's page or a body cut short. `unacceptable`: the provider's, but
   * we must not accept it. `misuse`: we called it wrongly, for example without a key.
   */
  kind: "network" | "silent" | "refused" | "garbled" | "unacceptable" | "misuse";
  status?: number;
  /** In the provider's own words, for developers, not for visitors. */
  text?: string | undefined;
  /** How long the provider asks us to wait. */
  retryAfterMs?: number;
}

/** One try that failed. Its message names no person. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";

  /** @param late of an e-mail that got no answer in time: resolves if it goes after all */
  constructor(
    readonly fault: ProviderFault,
    readonly late?: Promise<void>,
  ) {
    super(fault.kind);
  }
}
