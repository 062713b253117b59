import { buildDate } from "@/lib/content/git";
import { formatDate } from "@/lib/text/format";

/** The build's date, which the date enhancement replaces by the visitor's. */
export function Today({ show }: { show: "date" | "year" }) {
  const date = buildDate();
  return (
    <time dateTime={date} data-today={show}>
      {show === "year" ? date.slice(0, 4) : formatDate(date)}
    </time>
  );
}
