import type { BandProps } from "@/components/bands/band-frame";
import { FactList } from "@/components/ui/fact-list";
import { Unconfirmed } from "@/components/ui/unconfirmed";

const AUDIT_FACTS = ["status", "findings", "action"] as const;

/** Newest year first. */
export function Audits({ columns, content }: BandProps<"audits">) {
  const years = content.firm.audits
    .map((audit, index) => ({ ...audit, path: `firm.audits[${index}]` }))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
  return (
    <ul className="hairs">
      {years.map(({ path, year, ...audit }) => (
        <li key={year} className="grid gap-x-10 gap-y-1 sm:grid-cols-[1fr_3fr]">
          <h3 className="plain-heading">
            <span className="sr-only">{columns.year}</span> {year}
          </h3>
          <FactList
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-2"
            row="[&>dt]:text-small"
            facts={AUDIT_FACTS.filter((fact) => audit[fact] !== undefined).map((fact) => ({
              label: columns[fact],
              value: audit[fact],
              mark: <Unconfirmed content={content} paths={[`${path}.${fact}`]} />,
            }))}
          />
        </li>
      ))}
    </ul>
  );
}
