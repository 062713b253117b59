import { z } from "zod";

/** The three things a consent form calls: image upload, document upload, e-mail. */
export const SERVICES = ["auto", "raw", "mail"] as const;
export type Service = (typeof SERVICES)[number];

export const FAULT_KINDS = [
  "status",
  "hang",
  "hang-after-upload",
  "trickle",
  "reset",
  "reset-after-upload",
  "truncated-json",
  "html",
  "no-secure-url",
  "foreign-url",
  "existing",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** These spoil the JSON of an upload's answer; the e-mail service answers with a plain text. */
const UPLOAD_ONLY: readonly FaultKind[] = [
  "truncated-json",
  "no-secure-url",
  "foreign-url",
  "existing",
];

const faultSchema = z
  .strictObject({
    service: z.enum(SERVICES),
    kind: z.enum(FAULT_KINDS),
    /** First request of that service it hits, from 1, counted since the faults were set. */
    nth: z.int().min(1).default(1),
    /** How many requests it hits; 0 is "always". */
    times: z
      .union([z.int().min(0), z.literal("always")])
      .default(1)
      .transform((times) => (times === "always" || times === 0 ? Number.POSITIVE_INFINITY : times)),
    /** HTTP status of `status`. */
    status: z.int().min(400).max(599).default(500),
    /** Seconds in a Retry-After header of `status`. */
    retryAfter: z.int().min(0).optional(),
    /** Reading speed of `trickle`. */
    bytesPerSecond: z.int().min(1).default(16_384),
    /** Bytes of the body after which `reset` destroys the connection. */
    afterBytes: z.int().min(0).default(262_144),
  })
  .refine(({ service, kind }) => service !== "mail" || !UPLOAD_ONLY.includes(kind), {
    path: ["kind"],
    error: "spoils an upload's answer; the e-mail service has none like it",
  });

const faultListSchema = z.array(faultSchema).max(100);

/** A fault as it is asked for. */
export type FaultInput = z.input<typeof faultSchema>;
/** A fault with its defaults filled in; `times` is Infinity for "always". */
export type Fault = z.output<typeof faultSchema>;

/** What the intake says to a list of faults that it cannot follow. */
export class FaultError extends Error {
  override readonly name = "FaultError";
}

/** @throws FaultError with a sentence for each mistake */
export function parseFaults(list: unknown): Fault[] {
  const parsed = faultListSchema.safeParse(list);
  if (!parsed.success) throw new FaultError(z.prettifyError(parsed.error));
  return parsed.data;
}

/** Decides which request meets which fault. The first fault of the list that fits wins. */
export class FaultPlan {
  #faults: { fault: Fault; left: number }[] = [];
  #seen: Record<Service, number> = { auto: 0, raw: 0, mail: 0 };

  /** Replaces the list and counts requests from 1 again. */
  set(faults: Fault[]) {
    this.#faults = faults.map((fault) => ({ fault, left: fault.times }));
    this.#seen = { auto: 0, raw: 0, mail: 0 };
  }

  /** The faults that can still hit, with the hits left as `times`. */
  get active(): Fault[] {
    return this.#faults
      .filter(({ left }) => left > 0)
      .map(({ fault, left }) => ({ ...fault, times: left }));
  }

  /** Counts a request and returns the fault it meets. */
  next(service: Service): Fault | undefined {
    this.#seen[service] += 1;
    const hit = this.#faults.find(
      ({ fault, left }) =>
        fault.service === service && left > 0 && this.#seen[service] >= fault.nth,
    );
    if (!hit) return undefined;
    hit.left -= 1;
    return hit.fault;
  }
}
