import clsx from "clsx";
import type { ReactNode } from "react";

interface Fact {
  label: string;
  value: ReactNode;
  mark?: ReactNode;
}

/** Facts from values by label. */
export function factsOf(values: Record<string, ReactNode>): Fact[] {
  return Object.entries(values).map(([label, value]) => ({ label, value }));
}

interface FactListProps {
  facts: readonly Fact[];
  row?: string;
  className?: string;
}

/** Labels beside or above their values. */
export function FactList({ facts, row, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, mark }) => (
        <div key={label} className={row}>
          <dt className="text-soft">{label}</dt>
          <dd className="wrap-anywhere">
            {value}
            {mark}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RuledListProps extends Pick<FactListProps, "className"> {
  items: readonly string[];
  row?: string;
}

/** Short points, each below a hairline. */
export function RuledList({ items, row = "py-2 text-base", className }: RuledListProps) {
  return (
    <ul className={className}>
      {items.map((text) => (
        <li key={text} className={clsx("border-t border-hair", row)}>
          {text}
        </li>
      ))}
    </ul>
  );
}
