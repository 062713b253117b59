import type { Refusal } from "../api";

const STATUS: Readonly<Record<Refusal["kind"], number>> = {
  stranger: 403,
  missing: 404,
  conflict: 409,
  mistakes: 422,
  failed: 400,
};

/** A call that does not do what it was asked, and why. */
export class RefusedCall extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }

  /** Of HTTP. */
  get status(): number {
    return STATUS[this.refusal.kind];
  }
}

/** @throws RefusedCall for what is not there */
export function missing(message: string): never {
  throw new RefusedCall({ kind: "missing", message });
}

/** @throws RefusedCall in a sentence */
export function failed(message: string): never {
  throw new RefusedCall({ kind: "failed", message });
}
