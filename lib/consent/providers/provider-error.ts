export interface ProviderFault {
  /**
   * `silent`: no progress or no response within the timeout. `garbled`: not the provider's
   * response, but a captive portal's page or a truncated body. `unacceptable`: the provider's
   * response, but invalid for us. `misuse`: our call was wrong, for example without a key. `blocked`:
   * a program in the browser threw in place of a request, as it would the next time.
   */
  kind: "network" | "silent" | "refused" | "garbled" | "unacceptable" | "misuse" | "blocked";
  status?: number;
  /** The provider's message, for developers, not for visitors. */
  text?: string | undefined;
  /** From the Retry-After header. */
  retryAfterMs?: number;
}

/** A failed attempt. The message contains no personal data. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";

  /** @param late for an e-mail without a response in time: resolves if it is sent after all */
  constructor(
    readonly fault: ProviderFault,
    readonly late?: Promise<void>,
  ) {
    super(fault.kind);
  }
}
