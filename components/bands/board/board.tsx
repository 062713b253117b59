import { ENDING_TONES } from "@/components/bands/calls/calls";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { endOf } from "./ends";

/** Height of one unit of risk where a column is 100 wide. */
const UNIT = 55;

interface SideProps {
  /** Units from the line to the level that was named. */
  level: number;
  /** Units from the line to the end, if it is on this side; 0 is the line itself. */
  end: number | undefined;
  isBelow?: boolean;
}

/** One side of the line: the level as an outline, filled as far as the call went. */
function Side({ level, end, isBelow = false }: SideProps) {
  const height = Math.round(Math.max(level, end ?? 0) * UNIT);
  const at = (units: number) => Math.round(isBelow ? units * UNIT : height - units * UNIT);
  const bar = (units: number) => `M1 ${at(0)}V${at(units)}H99V${at(0)}`;
  return (
    <svg
      viewBox={`0 0 100 ${Math.max(height, 1)}`}
      aria-hidden="true"
      className="w-full overflow-visible forced-color-adjust-none [&_*]:[vector-effect:non-scaling-stroke]"
    >
      {end !== undefined && end > 0 && (
        <path d={bar(end)} className={isBelow ? "fill-risk" : "fill-green"} />
      )}
      {level > 0 && <path d={bar(level)} className="fill-none stroke-ink stroke-[1.5px]" />}
      {end !== undefined && (
        <path
          d={`M50 ${at(end)}h.01`}
          strokeLinecap="round"
          className="stroke-ink stroke-[8px] lg:stroke-[14px]"
        />
      )}
    </svg>
  );
}

interface ColumnProps {
  call: SampleMessage;
  ending: string;
}

/** A row on phones, a column of one picture on wide screens, where its end is named at the mark. */
function Column({ call, ending }: ColumnProps) {
  const { target = 0, end } = endOf(call);
  const isAbove = call.end.outcome === "target";
  const tone = ENDING_TONES[call.end.outcome];
  const atMark = <p className={`py-1.5 text-small max-lg:hidden ${tone}`}>{ending}</p>;
  return (
    <li className="flex items-center gap-4 border-t border-hair py-1 lg:contents">
      <div className="w-6 shrink-0 lg:contents">
        <div className="lg:flex lg:flex-col lg:justify-end lg:px-2">
          {isAbove && atMark}
          <Side level={target} end={end > 0 ? end : undefined} />
        </div>
        <div className="border-t-2 border-ink lg:relative lg:border-t-3 lg:px-2 lg:[li:first-child_&]:before:absolute lg:[li:first-child_&]:before:-top-[3px] lg:[li:first-child_&]:before:-left-[50vw] lg:[li:first-child_&]:before:w-[200vw] lg:[li:first-child_&]:before:border-t-3">
          <Side level={1} end={end > 0 ? undefined : -end} isBelow />
          {!isAbove && atMark}
        </div>
      </div>
      <p className="lg:px-2 lg:pt-2">
        <a href={`#${call.id}`} className="font-semibold">
          {call.title}
        </a>
        <span className={`block lg:hidden ${tone}`}>{ending}</span>
      </p>
    </li>
  );
}

interface BoardProps extends BandOf<"board"> {
  content: Pick<Content, "sample">;
}

/** All examples on one line, each with what was sought, what was at risk and where it ended. */
export function Board({ id, heading, mark, caption, content: { sample } }: BoardProps) {
  return (
    <section id={id} className="wrap overflow-hidden pb-7 lg:pb-12">
      <h2 className="sr-only">{heading}</h2>
      <figure>
        <p className="pb-2 font-semibold text-ochre">{mark}</p>
        <ol className="max-lg:border-b max-lg:border-hair md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-[auto_auto_auto]">
          {sample.messages.map((call) => (
            <Column key={call.id} call={call} ending={sample.labels.outcomes[call.end.outcome]} />
          ))}
        </ol>
        <figcaption className="mt-4 max-w-[46em] text-small text-soft">{caption}</figcaption>
      </figure>
    </section>
  );
}
