import clsx from "clsx";
import type { Sample, SampleMessage } from "@/lib/content/schemas/sample";
import { sumsOf } from "@/lib/sample/call-rows";

interface SumsProps {
  call: SampleMessage;
  sample: Sample;
}

/** The sums behind a call. The last one is highlighted if the stop-loss was hit. */
export function Sums({ call, sample }: SumsProps) {
  const sums = sumsOf(call, sample);
  return (
    <dl
      aria-label={sample.labels.sums}
      className="ruled grid gap-x-4 xs:grid-cols-2 md:grid-cols-1"
    >
      {sums.map(({ name, label, value, note }, index) => (
        <div key={name} className="items-baseline gap-x-4 py-1.5! md:grid md:grid-cols-[1fr_auto]">
          <dt className="text-small">{label}</dt>
          <dd
            className={clsx(
              "md:contents md:text-right",
              index === sums.length - 1 && call.end.outcome === "stop" && "text-ochre",
            )}
          >
            <span className="mid block text-h3">{value}</span>
            {note && <span className="block text-small text-soft md:col-span-2">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
