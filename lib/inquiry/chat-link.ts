import { cleanText } from "@/lib/text/clean";

/** Characters; WhatsApp and browsers truncate or refuse longer addresses. */
const URL_LIMIT = 2_000;
const CUT_MARK = "…";

/** `encodeURIComponent` that also encodes the apostrophe, as browsers do in an address. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("'", "%27");
}

/**
 * A WhatsApp click-to-chat address with a first message.
 * @throws URIError when the message holds half a surrogate pair
 */
export function chatHref(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encode(message)}`;
}

export interface InquiryLink {
  href: string;
  /** The text was too long for an address: the link carries its beginning, "…" and its end. */
  isCut: boolean;
}

/**
 * A chat link with the visitor's message; its address stays below 2,000 characters.
 * @param phone the firm's, with country code
 * @param ending the end of the text, kept when the text is shortened
 */
export function inquiryLink(phone: string, text: string, ending = ""): InquiryLink {
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
