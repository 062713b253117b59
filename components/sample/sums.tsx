import clsx from "clsx";
import type { SampleMessage } from "@/lib/content/schemas/sample";

interface SumsProps {
  call: SampleMessage;
  label: string;
  /** Of its sums only those with these labels. */
  only?: readonly string[];
}

/** The sums behind a call; the last one of a call that passed its stop-loss says by how much. */
export function Sums({ call, label, only }: SumsProps) {
  const sums = Object.entries(call.sums).filter(([name]) => !only || only.includes(name));
  return (
    <dl
      aria-label={label}
      className="ruled grid max-w-[34rem] gap-x-4 xs:grid-cols-2 md:grid-cols-1"
    >
      {sums.map(([name, [value, of]], index) => (
        <div
          key={name}
          className="flex-wrap items-baseline justify-between gap-x-4 py-1.5! md:flex"
        >
          <dt className="text-small">{name}</dt>
          <dd
            className={clsx(
              "md:ml-auto md:text-right",
              index === sums.length - 1 && call.end.outcome === "stop" && "text-ochre",
            )}
          >
            <span className="mid block text-h3">{value}</span>
            {of && <span className="block text-small text-soft">{of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
