import { z } from "zod";
import { formatDate } from "@/lib/text/format";
import { DAY_MS } from "@/scripts/check/expiring-dates";
import type { Page } from "../page-texts";
import type { Hit, MakeCheck } from "./check";

/** How many days before its end a date is named. */
const settings = z.strictObject({ days: z.number() });

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DATES = [
  { at: /\b(\d{4})-(\d{2})-(\d{2})\b/gi, order: [1, 2, 3] },
  {
    at: new RegExp(`\\b${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, "gi"),
    order: [3, 1, 2],
  },
  {
    at: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? ${MONTH}\\.?,? (\\d{4})\\b`, "gi"),
    order: [3, 2, 1],
  },
  { at: /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/gi, order: [3, 2, 1] },
] as const;

/** Words in front of a date which say that something ends on it. */
const ENDS =
  /(?:valid|validity|expir\w*|ends?|until|till|up ?to|through|due|next audit)[^.!?]{0,60}$/i;
/** What is named: a date that ends nothing of the firm's, such as a circular's, is none of it. */
const SUBJECT = /regist|nism|certificat|licen[cs]e|audit|valid|expir|offer|enlist/i;

/** The days that a text names, with where. */
export function datesIn(text: string): { day: string; words: string; index: number }[] {
  return DATES.flatMap(({ at, order }) =>
    [...text.matchAll(at)].flatMap((match) => {
      const [year = "", month = "", date = ""] = order.map((part) => match[part] ?? "");
      const number = /^\d+$/.test(month)
        ? month
        : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);
      const day = `${year}-${number.padStart(2, "0")}-${date.padStart(2, "0")}`;
      return Number.isNaN(Date.parse(day)) ? [] : { day, words: match[0], index: match.index };
    }),
  );
}

/** What to say of a day on which something ends; nothing while it is far off. */
function saying(day: string, today: string, notice: number): string | undefined {
  const left = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (left > notice) return undefined;
  const when = formatDate(day);
  if (left < 0) return `${when} is over since ${-left} ${left === -1 ? "day" : "days"}`;
  return `${when} is ${left === 0 ? "today" : `${left} ${left === 1 ? "day" : "days"} away`}`;
}

const SECURITY = ".well-known/security.txt";

/** The end of security.txt, which tells where to report a weakness. */
function ofSecurityFile(text: string, say: (day: string) => string | undefined): Hit[] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => /^Expires:/i.test(line));
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(lines[at] ?? "") ?? [];
  const said = day && say(day);
  if (!said) return [];
  const piece = { where: "text", text: "", element: SECURITY, line: at + 1, column: 1 } as const;
  return [{ page: SECURITY, piece, words: "", say: `security.txt: ${said}` }];
}

/** Dates on pages, in security.txt and in content on which something ends within 60 days, or has. */
export const expiringDate: MakeCheck = (rule, { today, facts, read }) => {
  const { days } = settings.parse(rule.with);
  return {
    page: (page: Page): Hit[] =>
      page.pieces
        .filter(({ where }) => where === "text")
        .flatMap((piece) =>
          datesIn(piece.text).flatMap(({ day, words, index }) => {
            const before = piece.text.slice(0, index);
            const said = ENDS.test(before) && SUBJECT.test(before) && saying(day, today, days);
            if (!said) return [];
            const [near = ""] = before.match(/[^.!?;]{0,60}$/) ?? [];
            return [
              { page: page.file, piece, words, say: `"${near.trimStart()}${words}": ${said}` },
            ];
          }),
        ),
    end() {
      const inContent = (what: string, day: string | undefined, fact: string): Hit[] => {
        const said = day && saying(day, today, days);
        return said ? [{ page: "index.html", words: "", say: `${what}: ${said}`, fact }] : [];
      };
      const over = (facts?.announcements ?? []).filter(({ until }) => until < today);
      return [
        ...ofSecurityFile(read(SECURITY) ?? "", (day) => saying(day, today, days)),
        ...inContent("the registration", facts?.validTo, "firm.registration.validTo"),
        ...inContent(
          "the analyst's certificate",
          facts?.certificateTo,
          "firm.analyst.certificate.expires",
        ),
        ...over.map(({ text, until }) => ({
          page: "index.html",
          words: text,
          say: `the announcement "${text}": ${formatDate(until)} is over; take it out`,
        })),
      ];
    },
  };
};
