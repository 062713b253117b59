import type { Field } from "../../api";
import { showDay } from "../bar/day-choice";
import { site } from "../state/site";
import { useStore } from "../state/store";

/** "December 20"; of another year than today's "January 2, 2027". */
function dayOf(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const format = new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    year: isThisYear ? undefined : "numeric",
    timeZone: "UTC",
  });
  return format.format(new Date(day));
}

/** The first day of an entry, if that is still to come. */
function firstDay({ kind, fields }: Field, today: string): string | undefined {
  if (kind !== "group") return undefined;
  const from = fields.find(({ place }) => place.path.at(-1) === "from")?.value;
  const isDay = typeof from === "string" && /^\d{4}-\d{2}-\d{2}$/.test(from);
  return isDay && from > today ? from : undefined;
}

/** That a notice is saved and no page shows it yet, with the way to the day from which they do. */
export function ShownLater({ entry }: { entry: Field }) {
  const state = useStore(site);
  const from = state && firstDay(entry, state.today);
  if (!from) return null;
  const day = dayOf(from, state.today);
  return (
    <p className="note shown-later" role="status">
      Saved: it will be shown from {day}.{" "}
      {state.day !== from && (
        <button type="button" className="link" onClick={() => void showDay(from)}>
          See {day}
        </button>
      )}
    </p>
  );
}
