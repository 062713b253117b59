import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
  /** After the value: that it is not confirmed. */
  mark?: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Classes of a row, which has a label and a value. */
  row?: string;
  className?: string;
}

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
