import { buildDate } from "@/lib/content/git";
import { previewDay } from "@/lib/site/preview-day";
import { formatDate } from "@/lib/text/format";

/** Date of the build, which an enhancement replaces by today's, unless the build is for another day. */
export function Today({ show }: { show: "date" | "year" }) {
  const date = buildDate();
  return (
    <time dateTime={date} data-today={previewDay() ? undefined : show}>
      {show === "year" ? date.slice(0, 4) : formatDate(date)}
    </time>
  );
}
