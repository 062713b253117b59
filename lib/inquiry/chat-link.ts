import { cleanText } from "@/lib/text/clean";

/** Characters; WhatsApp and browsers truncate or reject longer URLs. */
const URL_LIMIT = 2_000;
const CUT_MARK = "…";

/** Also encodes the apostrophe, as browsers do in URLs. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("'", "%27");
}

/** A WhatsApp link with a prefilled message. @throws URIError for a lone surrogate */
export function chatHref(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, "")}?text=${encode(message)}`;
}

/** As much of the beginning of a text as takes at most `room` characters of a URL. */
function fitting(text: string, room: number): string {
  let left = room;
  let kept = "";
  for (const character of text) {
    left -= encode(character).length;
    if (left < 0) break;
    kept += character;
  }
  return kept.trimEnd();
}

export interface InquiryLink {
  href: string;
  /** Whether the message in the link is shorter than the text. */
  isCut: boolean;
}

/** A chat link below the URL limit. If the text is too long, it is cut before `ending`. */
export function inquiryLink(phone: string, text: string, ending = ""): InquiryLink {
  const message = cleanText(text);
  const whole = chatHref(phone, message);
  if (whole.length < URL_LIMIT) return { href: whole, isCut: false };
  const body = message.endsWith(ending)
    ? message.slice(0, message.length - ending.length)
    : message;
  const room = URL_LIMIT - 1 - chatHref(phone, CUT_MARK + ending).length;
  return { href: chatHref(phone, fitting(body, room) + CUT_MARK + ending), isCut: true };
}
