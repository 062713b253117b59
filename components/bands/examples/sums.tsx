import clsx from "clsx";
import type { SampleMessage } from "@/lib/content/schemas/sample";

interface SumsProps {
  call: SampleMessage;
  label: string;
  /** Names of the sums to show, instead of all. */
  only?: readonly string[];
}

/** The sums behind a call. The last one is highlighted if the stop-loss was hit. */
export function Sums({ call, label, only }: SumsProps) {
  const sums = Object.entries(call.sums).filter(([name]) => !only || only.includes(name));
  return (
    <dl aria-label={label} className="ruled grid gap-x-4 xs:grid-cols-2 md:grid-cols-1">
      {sums.map(([name, sum], index) => (
        <div key={name} className="items-baseline gap-x-4 py-1.5! md:grid md:grid-cols-[1fr_auto]">
          <dt className="text-small">{sum.label}</dt>
          <dd
            className={clsx(
              "md:contents md:text-right",
              index === sums.length - 1 && call.end.outcome === "stop" && "text-ochre",
            )}
          >
            <span className="mid block text-h3">{sum.value}</span>
            {sum.note && (
              <span className="block text-small text-soft md:col-span-2">{sum.note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
