import { cleanText } from "@/lib/text/clean";

/** Characters; WhatsApp and browsers truncate or reject longer URLs. */
const URL_LIMIT = 2_000;
const CUT_MARK = "…";

/** Also encodes the apostrophe, as browsers do in URLs. */
const encode = (text: string) => encodeURIComponent(text).replaceAll("'", "%27");

/** A WhatsApp link with a prefilled message. @throws URIError for a lone surrogate */
export function chatHref(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encode(message)}`;
}

export type InquiryLink = ReturnType<typeof inquiryLink>;

/** A chat link below the URL limit. If the text is too long, it is cut before `ending`. */
export function inquiryLink(phone: string, text: string, ending = "") {
  const clean = cleanText(text);
  const whole = chatHref(phone, clean);
  if (whole.length < URL_LIMIT) return { href: whole, isCut: false };
  const body = clean.endsWith(ending) ? clean.slice(0, clean.length - ending.length) : clean;
  let room = URL_LIMIT - 1 - chatHref(phone, CUT_MARK + ending).length;
  let kept = "";
  for (const character of body) {
    room -= encode(character).length;
    if (room < 0) break;
    kept += character;
  }
  return { href: chatHref(phone, kept.trimEnd() + CUT_MARK + ending), isCut: true };
}
