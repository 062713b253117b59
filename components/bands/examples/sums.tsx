import clsx from "clsx";
import type { SampleMessage } from "@/lib/content/schemas/sample";

type SumsProps = { call: SampleMessage; label: string; only?: readonly string[] };

/** The last one is highlighted if the stop-loss was hit. @param props.only labels to show */
export function Sums({ call, label, only }: SumsProps) {
  const sums = Object.entries(call.sums).filter(([name]) => !only || only.includes(name));
  return (
    <dl aria-label={label} className="ruled grid gap-x-4 xs:grid-cols-2 md:grid-cols-1">
      {sums.map(([name, [value, of]], index) => (
        <div key={name} className="items-baseline gap-x-4 py-1.5! md:grid md:grid-cols-[1fr_auto]">
          <dt className="text-small">{name}</dt>
          <dd
            className={clsx(
              "md:contents md:text-right",
              index === sums.length - 1 && call.end.outcome === "stop" && "text-ochre",
            )}
          >
            <span className="mid block text-h3">{value}</span>
            {of && <span className="block text-small text-soft md:col-span-2">{of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
