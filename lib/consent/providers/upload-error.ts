export type UploadFault =
  /** The line broke, or something in between refused. */
  | { kind: "network" }
  /** Nothing moved for too long. */
  | { kind: "stalled" }
  /** The host refused; `message` is its own, for developers, not for visitors. */
  | { kind: "status"; status: number; message: string | null; retryAfterMs: number | null }
  /** The answer was no answer of the host: a captive portal's page, a body cut short. */
  | { kind: "garbled" }
  /** The host answered with what we must not accept. */
  | { kind: "unacceptable" };

/** Of a host's own words in the log. */
const LONGEST_QUOTE = 200;

/** An upload that did not succeed. Its message names no person. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly fault: UploadFault;

  constructor(fault: UploadFault) {
    super(
      fault.kind === "status"
        ? `the media host answered ${fault.status} ${fault.message?.slice(0, LONGEST_QUOTE) ?? ""}`.trim()
        : fault.kind,
    );
    this.fault = fault;
  }
}
