import type { FaultKind, Service } from "./faults";

/**
 * How a request ended; a request that met a fault is logged under the fault's kind. "failed" is
 * this machine's own failure, such as a full disk.
 */
export type Outcome =
  | "pending"
  | "accepted"
  | "existing"
  | "refused"
  | "failed"
  | "aborted"
  | FaultKind;

/** One request to a service, kept in memory so that tests can count and look. */
export interface LoggedRequest {
  service: Service;
  /** ISO 8601, UTC. */
  at: string;
  /** Of the whole body, as far as it was read. */
  bytes: number;
  /** An upload's text fields, or the e-mail's JSON. */
  fields: Record<string, unknown>;
  /** Of the file's part: name, media type, bytes. */
  filename?: string;
  contentType?: string;
  fileBytes?: number;
  /** Name of the stored file, the last part of its address. */
  file?: string;
  /** Reference of the submission that an e-mail became part of. */
  reference?: string;
  /** HTTP status, when there was an answer. */
  status?: number;
  outcome: Outcome;
}

/** The log holds personal data, so it does not grow without end. */
export const LOG_LENGTH = 500;
