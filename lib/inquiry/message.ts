import type { PageOf } from "@/lib/content/schemas/pages";
import { cleanLine, cleanText } from "@/lib/text/clean";

/** Digits of an Indian phone number without its country code. */
export const PHONE_DIGITS = 10;

/** What a visitor typed, untouched; an optional field left out is empty. */
export interface Inquiry {
  name: string;
  email: string;
  phone: string;
  language: string;
  message: string;
}

/** The fixed words of the message that the firm receives. */
export type InquiryWords = PageOf<"contact">["form"]["text"];

/** What may stand in the phone field: every non-digit stripped, the rest cut to 10 digits. */
export function cleanPhone(value: string): string {
  return value.replace(/[^0-9]/g, "").slice(0, PHONE_DIGITS);
}

/** Reads the form by the names of its fields. */
export function readInquiry(form: FormData): Inquiry {
  const field = (name: string) => String(form.get(name) ?? "");
  return {
    name: field("user_name"),
    email: field("user_email"),
    phone: field("user_phone"),
    language: field("language"),
    message: field("message"),
  };
}

/**
 * The message the firm receives, line by line as docs/requirements.md R8.1 lists it.
 * @param words its fixed words, from `content/pages/contact.yaml`
 */
export function inquiryText(inquiry: Inquiry, words: InquiryWords): string {
  return [
    words.heading,
    `${words.name}: ${cleanLine(inquiry.name)}`,
    `${words.email}: ${cleanLine(inquiry.email)}`,
    `${words.phone}: ${cleanPhone(inquiry.phone) || words.noPhone}`,
    `${words.language}: ${cleanLine(inquiry.language) || words.noLanguage}`,
    "",
    `${words.message}:`,
    cleanText(inquiry.message),
    "",
    words.footer,
  ].join("\n");
}
