import * as z from "zod";
import { type Answer, textAnswer } from "./answer";

/** The e-mail provider's limit for all variables of an e-mail, in bytes of their JSON. */
const MAX_VARIABLES_BYTES = 50 * 1024;

const id = z.string().min(1);
const request = z.object({
  user_id: id,
  service_id: id,
  template_id: id,
  template_params: z.record(z.string(), z.unknown()),
});

/** The variables of an e-mail, in the order received; undefined when it is none. */
export function variablesOf(body: string): Record<string, unknown> | undefined {
  try {
    return request.parse(JSON.parse(body)).template_params;
  } catch {
    return undefined;
  }
}

/** The e-mail provider's answer. */
export function answerEmail(body: string): Answer {
  const variables = variablesOf(body);
  if (!variables) return textAnswer(400, "Bad Request: keys or template_params are missing");
  return Buffer.byteLength(JSON.stringify(variables)) > MAX_VARIABLES_BYTES
    ? textAnswer(413, "Variables size limit. The maximum allowed variables size is 50Kb")
    : textAnswer(200, "OK");
}
