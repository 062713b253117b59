import { STATUS_CODES } from "node:http";
import { type Answer, CORS } from "./answers";

/** The e-mail provider's limit for all variables of an e-mail, in bytes of their JSON. */
const MAX_VARIABLES_BYTES = 50 * 1024;

const DASHBOARD = "To find this ID, visit https://dashboard.emailjs.com/admin";

/** Where the e-mail provider's own words differ from HTTP's. */
const TEXTS: Record<number, string> = {
  400: `The template ID not found. ${DASHBOARD}/templates`,
  403: "API calls are disabled for non-browser applications",
  412: "Gmail_API: Invalid grant. Please reconnect your Gmail account",
  413: "Variables size limit. The maximum allowed variables size is 50Kb",
  422: "The recipients address is empty",
};

/** What a request must name, and the refusal without it. */
const REQUIRED = {
  user_id: `The Public Key is invalid. ${DASHBOARD}/account`,
  service_id: `The service ID not found. ${DASHBOARD}`,
  template_id: TEXTS[400],
};

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An answer as the e-mail provider sends it: a plain text. */
export function emailAnswer(status: number, body?: string): Answer {
  const text = body ?? TEXTS[status] ?? STATUS_CODES[status] ?? "Internal Server Error";
  return { status, type: "text/plain", body: text, headers: CORS };
}

/** Reads an e-mail's request; undefined when it is no JSON object. */
export function parseEmail(body: string): Fields | undefined {
  try {
    const fields: unknown = JSON.parse(body);
    return isRecord(fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

/** The variables of an e-mail, in the order received. */
export function variablesOf(fields: Fields | undefined): Fields {
  return isRecord(fields?.template_params) ? fields.template_params : {};
}

/** The refusal of an e-mail, in the provider's words and order; undefined where it is sent. */
export function refuseEmail(fields: Fields | undefined): Answer | undefined {
  if (!fields) return emailAnswer(400, "Bad Request: the body has to be a JSON object");
  for (const [name, refusal] of Object.entries(REQUIRED)) {
    if (typeof fields[name] !== "string" || !fields[name]) return emailAnswer(400, refusal);
  }
  if (fields.template_params !== undefined && !isRecord(fields.template_params)) {
    return emailAnswer(400, "The template params have to be the object");
  }
  const bytes = Buffer.byteLength(JSON.stringify(variablesOf(fields)));
  return bytes > MAX_VARIABLES_BYTES ? emailAnswer(413) : undefined;
}
