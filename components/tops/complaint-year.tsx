import type { Top } from "@/components/layout/site-page";
import { Stretched } from "@/components/ui/icons";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { complaintYear } from "@/lib/complaints/months";
import { todayInIndia } from "@/lib/text/days";
import { fillIn, formatMonth } from "@/lib/text/format";
import type { TopOf } from "./schema";

type Words = TopOf<"complaint-year">;
type Year = ReturnType<typeof complaintYear>;
type YearProps = { words: Words; year: Year };

function endsOf(months: Year["months"]) {
  const ends = [months.at(0), months.at(-1)].map((end) => end && formatMonth(end.month));
  return { first: ends[0] ?? "", last: ends[1] ?? "" };
}

/** In large type: the sum of a complete year, or the months that are missing. */
function Claim({ words, year: { months, received, pending } }: YearProps) {
  const due = months.filter((month) => month.received === undefined);
  const count = months.length - due.length;
  if (due.length === 0) {
    return (
      <p className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <span className="loud text-[min(7.25rem,30vw)]/[0.74] lg:text-[11.25rem]/[0.74]">
          {received}
        </span>{" "}
        <span className="mid max-w-[13em] lg:text-[2.75rem]/[1.05]">
          {words.received[received === 1 ? "one" : "other"]},{" "}
          {pending === 0 ? words.nonePending : fillIn(words.pending, { count: pending })}
        </span>
      </p>
    );
  }
  return (
    <>
      <p className="mid max-w-[20em] lg:text-[2.75rem]/[1.05]">
        {fillIn(words.due[due.length === 1 ? "one" : "other"], {
          count: due.length,
          ...endsOf(due),
        })}
      </p>
      {count > 0 && <p className="mt-3 text-lede">{fillIn(words.known, { received, count })}</p>}
    </>
  );
}

/** One bar per month with its number below; missing months are marked. */
function Months({ words, year: { months } }: YearProps) {
  const most = Math.max(...months.map(({ received = 0 }) => received));
  return (
    <ol className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(2.9rem,1fr))] gap-y-3 text-center md:grid-cols-12 lg:mt-8">
      {months.map(({ month, received }) => {
        const [name = "", year] = formatMonth(month).split(" ");
        const [border, number] =
          received === undefined
            ? [
                "[border-style:dashed] border-ochre",
                "grid h-8 place-items-center text-small text-ochre",
              ]
            : [
                "border-ink",
                "block h-8 font-display text-[1.5rem]/[2rem] font-medium lg:text-[2.25rem]/[2rem]",
              ];
        return (
          <li key={month} className="flex flex-col justify-end">
            {most > 0 && (
              <Stretched viewBox="0 0 10 10" className="h-12 lg:h-20">
                <path d={`M2 10v-${(10 * (received ?? 0)) / most}h6V10z`} className="fill-ink" />
              </Stretched>
            )}
            <div className={`border-t-3 pt-2 ${border}`}>
              <b className={number}>{received ?? words.notEntered}</b>
              <span className="block text-small">
                {name.slice(0, 3)} <span className="block text-tiny text-soft">{year}</span>
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export function complaintTop(
  words: Words,
  { complaints }: Pick<CheckedContent, "complaints">,
): Top {
  const year = complaintYear(complaints.monthly, todayInIndia());
  const caption = fillIn(words.caption, endsOf(year.months));
  return {
    children: (
      <figure className="pt-7 pb-4 lg:pt-8">
        <Claim words={words} year={year} />
        <Months words={words} year={year} />
        <figcaption className="mt-3.5 max-w-[46em] text-small text-soft">
          {caption} {year.received === 0 && words.noComplaint}
        </figcaption>
      </figure>
    ),
  };
}
