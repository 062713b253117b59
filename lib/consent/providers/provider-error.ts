/** Why a provider did not do what it was asked for. */
export interface ProviderFault {
  kind: /** The line broke, or something in between refused. */
    | "network"
    /** Nothing moved, or no answer came, for too long. */
    | "silent"
    /** The provider said no. */
    | "refused"
    /** The answer is not the provider's: a captive portal's page, a body cut short. */
    | "garbled"
    /** The provider answered with what we must not accept. */
    | "unacceptable"
    /** We called it wrongly, for example without a key. */
    | "misuse";
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
