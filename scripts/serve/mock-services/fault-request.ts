import type { IncomingMessage } from "node:http";
import { readBody } from "./body";
import { type Fault, FaultError, parseFaults } from "./faults";

const MAX_BYTES = 65_536;
const WORDS = ["service", "kind"];

/**
 * Reads faults from a request: JSON (one fault, a list, or `{ "faults": [...] }`), or the page's
 * form, whose empty fields mean the defaults and whose field `none` means no fault.
 *
 * @throws FaultError with a sentence about what is wrong
 */
export async function readFaults(
  req: IncomingMessage,
): Promise<{ faults: Fault[]; isForm: boolean }> {
  const { content } = await readBody(req, MAX_BYTES);
  if (!content) throw new FaultError("This list of faults is too long.");
  const text = content.toString("utf8");
  const isForm = /^application\/x-www-form-urlencoded/i.test(req.headers["content-type"] ?? "");
  return { faults: parseFaults(isForm ? fromForm(text) : fromJson(text)), isForm };
}

function fromForm(text: string): unknown[] {
  const form = new URLSearchParams(text);
  if (form.has("none")) return [];
  const entries = [...form].filter(([, value]) => value !== "");
  const typed = entries.map(([name, value]) => [
    name,
    WORDS.includes(name) || value === "always" ? value : Number(value),
  ]);
  return [Object.fromEntries(typed)];
}

function fromJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FaultError("The faults have to be JSON or a form.");
  }
  if (Array.isArray(value)) return value;
  if (typeof value === "object" && value !== null && "faults" in value) return value.faults;
  return [value];
}
