import * as z from "zod";
import { type Answer, CORS, textAnswer } from "./answer";

/** The e-mail provider's limit for all variables of an e-mail, in bytes of their JSON. */
const MAX_VARIABLES_BYTES = 50 * 1024;

const DASHBOARD = "To find this ID, visit https://dashboard.emailjs.com/admin";

const required = (refusal: string) => z.string(refusal).min(1, refusal);

/** What a request must hold, with the provider's own refusals, in its order. */
const request = z.object(
  {
    user_id: required(`The Public Key is invalid. ${DASHBOARD}/account`),
    service_id: required(`The service ID not found. ${DASHBOARD}`),
    template_id: required(`The template ID not found. ${DASHBOARD}/templates`),
    template_params: z
      .record(z.string(), z.unknown(), "The template params have to be the object")
      .default({}),
  },
  "Bad Request: the body has to be a JSON object",
);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function emailAnswer(status: number, text: string): Answer {
  return textAnswer(status, text, CORS);
}

const TOO_LARGE = emailAnswer(
  413,
  "Variables size limit. The maximum allowed variables size is 50Kb",
);

/** The variables of an e-mail, in the order received; undefined when it is none. */
export function variablesOf(body: string): Record<string, unknown> | undefined {
  return request.safeParse(parseJson(body)).data?.template_params;
}

/**
 * The e-mail provider's answer.
 * @param body undefined when it was too long to be read
 */
export function answerEmail(body: string | undefined): Answer {
  if (body === undefined) return TOO_LARGE;
  const { data, error } = request.safeParse(parseJson(body));
  if (error) return emailAnswer(400, error.issues[0]?.message ?? "Bad Request");
  const bytes = Buffer.byteLength(JSON.stringify(data.template_params));
  return bytes > MAX_VARIABLES_BYTES ? TOO_LARGE : emailAnswer(200, "OK");
}
