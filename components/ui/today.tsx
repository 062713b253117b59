import { buildDate } from "@/lib/content/git";
import { formatDate } from "@/lib/text/format";

/** Date of the build, which an enhancement replaces by today's. */
export function Today({ show }: { show: "date" | "year" }) {
  const date = buildDate();
  return (
    <time dateTime={date} data-today={show}>
      {show === "year" ? date.slice(0, 4) : formatDate(date)}
    </time>
  );
}
