import type { BandProps } from "@/components/bands/band-frame";
import type { SampleMessage } from "@/lib/content/schemas/sample";
import { unitsOfRisk } from "@/lib/risk/trade";
import { levelsOf } from "@/lib/sample/call-trade";
import { ENDINGS } from "./message";

/** Target (none for a hedge) and end, in units of risk from the worst entry price, which is 0. */
export function endOf(example: Pick<SampleMessage, "numbers" | "end">) {
  const { numbers } = example;
  const { price, outcome } = example.end;
  if (numbers.kind === "hedge") {
    const paid = numbers.premium[1];
    return { end: outcome === "lapsed" ? 0 : ((price ?? 0) - paid) / paid };
  }
  const levels = levelsOf(numbers);
  return {
    target: unitsOfRisk(levels, levels.target),
    end: price === undefined ? 0 : unitsOfRisk(levels, price),
  };
}

/** Height of one unit of risk; columns are 100 wide. */
const UNIT = 55;

/** Outline up to the level, filled up to the end. @param end units, if it is on this side */
function Side(props: { level: number; end: number | undefined; isBelow?: boolean }) {
  const { level, end, isBelow } = props;
  const height = Math.round(Math.max(level, end ?? 0) * UNIT);
  const at = (units: number) => Math.round(isBelow ? units * UNIT : height - units * UNIT);
  const bar = (units: number) => `M1 ${at(0)}V${at(units)}H99V${at(0)}`;
  return (
    <svg viewBox={`0 0 100 ${Math.max(height, 1)}`} aria-hidden="true" className="board-side">
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

/** A row on phones, a column on wide screens. */
function Column({ call, ending }: { call: SampleMessage; ending: string }) {
  const { target = 0, end } = endOf(call);
  const tone = ENDINGS[call.end.outcome].name;
  return (
    <li className="flex items-center gap-4 border-t border-hair py-1 lg:contents">
      <div className="w-6 shrink-0 lg:contents">
        <div className="lg:flex lg:flex-col lg:justify-end lg:px-2">
          <Side level={target} end={end > 0 ? end : undefined} />
        </div>
        <div className="board-line">
          <Side level={1} end={end > 0 ? undefined : -end} isBelow />
        </div>
      </div>
      <p className={`px-2 pt-2 text-small max-lg:hidden ${tone}`}>{ending}</p>
      <p className="lg:px-2 lg:pt-1.5">
        <a href={`#${call.id}`} className="font-semibold">
          {call.title}
        </a>
        <span className={`block lg:hidden ${tone}`}>{ending}</span>
      </p>
    </li>
  );
}

export function Board({ id, heading, mark, caption, content }: BandProps<"board">) {
  const { messages, labels } = content.sample;
  return (
    <section id={id} className="px-edge overflow-hidden pb-7 lg:pb-12">
      <h2 className="sr-only">{heading}</h2>
      <figure>
        <p className="pb-2 font-semibold text-ochre">{mark}</p>
        <ol className="board">
          {messages.map((call) => (
            <Column key={call.id} call={call} ending={labels.outcomes[call.end.outcome]} />
          ))}
        </ol>
        <figcaption className="fine-print mt-4">{caption}</figcaption>
      </figure>
    </section>
  );
}
