/** The e-mail service and the firm's template at it. */
export interface MailProvider {
  origin: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

/** Why an e-mail did not go; `text` is the service's own, for developers, not for visitors. */
export interface MailFault {
  kind: "misuse" | "refused" | "network" | "silent";
  status: number | null;
  text: string;
}

export class MailError extends Error {
  override readonly name = "MailError";
  readonly fault: MailFault;
  /** Of an e-mail that was not waited for any longer: resolves if it goes after all. */
  readonly late: Promise<void> | undefined;

  constructor(fault: MailFault, late?: Promise<void>) {
    super(fault.text);
    this.fault = fault;
    this.late = late;
  }
}

/** The client has no time limit of its own. */
export const MAIL_LIMIT_MS = 20_000;

/**
 * Brings the client's three kinds of failure into one: it throws strings for wrong arguments,
 * `{ status, text }` for the service's refusals, and the browser's TypeError when the line is down.
 */
export function mailFault(cause: unknown): MailFault {
  if (cause instanceof MailError) return cause.fault;
  if (typeof cause === "string") return { kind: "misuse", status: null, text: cause };
  if (typeof cause === "object" && cause !== null && "status" in cause && "text" in cause) {
    return { kind: "refused", status: Number(cause.status), text: String(cause.text) };
  }
  return {
    kind: "network",
    status: null,
    text: cause instanceof Error ? cause.message : "The e-mail service could not be reached",
  };
}

/** docs/requirements.md R9.9: the words for a missing key, which the installed client words differently. */
function assertKeys({ publicKey, serviceId, templateId }: MailProvider): void {
  if (!publicKey) throw new MailError(misuse("The user ID is required"));
  if (!serviceId) throw new MailError(misuse("The service ID is required"));
  if (!templateId) throw new MailError(misuse("The template ID is required"));
}

function misuse(text: string): MailFault {
  return { kind: "misuse", status: null, text };
}

/** docs/requirements.md R8.4: status 200 or the text OK is success. */
function assertSuccess({ status, text }: { status: number; text: string }): void {
  if (status !== 200 && text !== "OK") throw new MailError({ kind: "refused", status, text });
}

type Send = typeof import("@emailjs/browser")["send"];
type Init = typeof import("@emailjs/browser")["init"];

/** Fetched when first needed: a form that is only read does not pay for it. */
async function loadClient(): Promise<{ send: Send; init: Init }> {
  return import("@emailjs/browser");
}

/**
 * Sends the application's e-mail to the firm.
 * @param params the template's variables
 * @throws MailError for a missing key, a refusal, a line that is down, or 20 s of silence, after
 *   which it may have gone all the same
 */
export async function sendMail(
  service: MailProvider,
  params: Record<string, string | null>,
  load: typeof loadClient = loadClient,
): Promise<void> {
  assertKeys(service);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let going: Promise<void> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new MailError({ kind: "silent", status: null, text: "No answer in time" })),
      MAIL_LIMIT_MS,
    );
  });
  try {
    // A client that comes too late must not send: its e-mail was reported as not sent.
    const { init, send } = await Promise.race([load(), silence]);
    // Only init knows another origin; it also forgets every option it is not given.
    init({ publicKey: service.publicKey }, service.origin);
    going = send(service.serviceId, service.templateId, params).then(assertSuccess);
    await Promise.race([going, silence]);
  } catch (cause) {
    const fault = mailFault(cause);
    throw new MailError(fault, fault.kind === "silent" ? going : undefined);
  } finally {
    clearTimeout(timer);
  }
}
