/** The e-mail service's limit for all variables of an e-mail, in bytes of their JSON. */
export const MAX_VARIABLES_BYTES = 50 * 1024;

const DASHBOARD = "https://dashboard.emailjs.com/admin";

const STATUS_TEXTS: Record<number, string> = {
  400: `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  401: "Unauthorized",
  403: "API calls are disabled for non-browser applications",
  408: "Request Timeout",
  412: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
  413: "Variables size limit. The maximum allowed variables size is 50Kb",
  422: "The recipients address is empty",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

export interface MailAnswer {
  status: number;
  /** The whole answer: the service speaks plain text. */
  text: string;
}

export interface Mail {
  /** The request as received, parsed. */
  fields: Record<string, unknown>;
  /** template_params. */
  params: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What the e-mail service says to a status that a fault asks for. */
export function mailStatusText(status: number): string {
  return STATUS_TEXTS[status] ?? "Internal Server Error";
}

/** Reads an e-mail's request; undefined when it is no JSON object. */
export function parseMail(body: Buffer): Mail | undefined {
  try {
    const fields: unknown = JSON.parse(body.toString("utf8"));
    if (!isRecord(fields)) return undefined;
    return { fields, params: isRecord(fields.template_params) ? fields.template_params : {} };
  } catch {
    return undefined;
  }
}

/** What the e-mail service would refuse, in its own words and in its order. */
export function refuseMail(mail: Mail | undefined): MailAnswer | undefined {
  const refuse = (text: string, status = 400) => ({ status, text });
  if (!mail) return refuse("Bad Request: the body has to be a JSON object");
  const { user_id, service_id, template_id, template_params } = mail.fields;
  const given = (id: unknown) => typeof id === "string" && id !== "";
  if (!given(user_id)) {
    return refuse(`The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`);
  }
  if (!given(service_id)) {
    return refuse(`The service ID not found. To find this ID, visit ${DASHBOARD}`);
  }
  if (!given(template_id)) return refuse(mailStatusText(400));
  if (template_params !== undefined && !isRecord(template_params)) {
    return refuse("The template params have to be the object");
  }
  if (Buffer.byteLength(JSON.stringify(mail.params)) > MAX_VARIABLES_BYTES) {
    return refuse(mailStatusText(413), 413);
  }
  return undefined;
}
