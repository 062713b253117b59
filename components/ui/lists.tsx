import type { ReactNode } from "react";

type Fact = { label: string; value: ReactNode; mark?: ReactNode };

export function factsOf(values: Record<string, ReactNode>): Fact[] {
  return Object.entries(values).map(([label, value]) => ({ label, value }));
}

type FactListProps = { facts: readonly Fact[]; row?: string; className?: string };

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
