import { cleanCode, cleanLine, cleanText, isBlank } from "@/lib/text/clean";
import { keepDigits } from "./phone-input";

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isText(element: Element): element is TextField {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function cleaned({ type, value }: TextField): string {
  if (isBlank(value)) return "";
  switch (type) {
    case "email":
      return cleanCode(value);
    case "text":
      return cleanLine(value);
    default:
      return value;
  }
}

/**
 * Cleans what is in the inquiry's fields before the browser checks them: what shows nothing is empty,
 * and no character that nobody sees makes an address wrong. Also reads what was set without an event.
 * @param campaign the line of the message that the site wrote, which alone is no message
 */
export function cleanFields(form: HTMLFormElement, campaign: string | undefined): void {
  for (const field of form.elements) {
    if (!isText(field)) continue;
    if (field instanceof HTMLInputElement && field.name === "user_phone") keepDigits(field);
    const isUnwritten = campaign !== undefined && cleanText(field.value) === campaign;
    const value = isUnwritten ? "" : cleaned(field);
    if (value !== field.value) field.value = value;
  }
}
