import { buildDate } from "@/lib/content/build-date";
import { formatDate } from "@/lib/content/format";

interface TodayProps {
  show: "date" | "year";
}

/** The build's date, brought to the visitor's today by the date enhancement. */
export function Today({ show }: TodayProps) {
  const date = buildDate();
  return (
    <time dateTime={date} data-today={show}>
      {show === "year" ? date.slice(0, 4) : formatDate(date)}
    </time>
  );
}
