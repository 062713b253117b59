import { z } from "zod";
import { formatWeekdays, weekdaysBetween } from "@/lib/text/weekdays";
import { text } from "./values";

const DAYS = "expected the first and the last day, 1 for Monday to 7 for Sunday, such as [1, 5]";

const weekday = z
  .int({ error: "expected the number of a day, 1 for Monday to 7 for Sunday" })
  .min(1, "expected the number of a day, 1 for Monday to 7 for Sunday")
  .max(7, "expected the number of a day, 1 for Monday to 7 for Sunday");

/** Hours on days in a row; the days are also given as pages print them: `Monday to Friday`. */
export const weeklyHours = z
  .strictObject({
    weekdays: z
      .array(weekday, { error: DAYS })
      .min(1, DAYS)
      .max(2, DAYS)
      .describe("First and last day, 1 for Monday to 7 for Sunday: [1, 5]; one number for one day"),
    hours: text.describe("9:00 AM to 6:00 PM, or a word such as Closed"),
  })
  .transform(({ weekdays: [first = 1, last = first], hours }) => {
    const weekdays = weekdaysBetween(first, last);
    return { weekdays, days: formatWeekdays(weekdays), hours };
  });

/** Days as `Date` numbers them (0 is Sunday) and in words, and the hours. */
export type WeeklyHours = z.output<typeof weeklyHours>;
