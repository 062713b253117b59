import { cleanText } from "@/lib/text/clean";

/** Characters; WhatsApp and the browsers that open it cut or refuse longer addresses. */
const URL_LIMIT = 2_000;
const CUT_MARK = "…";

/** As `encodeURIComponent`, and the apostrophe too, as browsers write it into an address. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("'", "%27");
}

/**
 * Target of a chat link with its first message, as WhatsApp's click-to-chat asks.
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
 * A chat link that opens with what a visitor typed; its address stays below 2,000 characters.
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
