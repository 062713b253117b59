import { z } from "zod";
import { daysIn, formatDay } from "../dates.ts";
import type { Page } from "../read-page.ts";
import type { ScriptRule } from "../rule.ts";
import { type Hit, type MakeCheck, siteHit } from "./check.ts";

const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const DAY_MS = 86_400_000;
const SECURITY = ".well-known/security.txt";

/** Words in front of a date on which something ends. */
const ENDS =
  /(?:valid|validity|expir\w*|ends?|until|till|up ?to|through|due|next audit)[^.!?]{0,60}$/i;
/** What ends, near those words: the date of a circular, for one, ends nothing of the firm's. */
const SUBJECT = /regist|nism|certificat|licen[cs]e|audit|valid|expir|offer|enlist/i;

/** A day and how near it is; undefined while it is further away than the notice in days. */
function nearness(day: string, today: string, notice: number) {
  const left = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  return left > notice ? undefined : `${formatDay(day)}, ${RELATIVE.format(left, "day")}`;
}

/** Dates on pages, in security.txt and in the facts on which something ends soon, or has ended. */
export const expiringDate: MakeCheck<ScriptRule> = (rule, { today, facts, read }) => {
  const { days } = z.strictObject({ days: z.number() }).parse(rule.with);
  return {
    page: ({ file, pieces }: Page): Hit[] =>
      pieces
        .filter(({ where, isHidden }) => where === "text" && !isHidden)
        .flatMap((piece) =>
          daysIn(piece.text).flatMap(({ day, words, index }) => {
            const before = piece.text.slice(0, index);
            const near = ENDS.test(before) && SUBJECT.test(before) && nearness(day, today, days);
            if (!near) return [];
            const [start = ""] = before.match(/[^.!?;]{0,60}$/) ?? [];
            const detail = `"${start.trimStart()}${words}": ${near}`;
            return [{ page: file, piece, words, detail }];
          }),
        ),
    end() {
      const [, expires] = /^Expires: *(\d{4}-\d{2}-\d{2})/im.exec(read(SECURITY) ?? "") ?? [];
      const dates = [...(facts?.dates ?? [])];
      if (expires) dates.push({ what: "security.txt", day: expires });
      return dates.flatMap(({ what, day, fact, notice = days, over }) => {
        const near = nearness(day, today, notice);
        const level = day < today ? over : undefined;
        return near ? [siteHit(`${what}: ${near}`, { words: what, fact, level })] : [];
      });
    },
  };
};
