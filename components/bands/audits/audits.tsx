import { Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BandOf } from "@/lib/content/schemas/band";

interface AuditsProps extends Pick<BandOf<"audits">, "columns"> {
  content: Pick<Content, "firm" | "placeholders" | "shared">;
}

const FACTS = ["status", "findings", "action"] as const;

export function Audits({ columns, content }: AuditsProps) {
  const years = content.firm.audits
    .map((audit, index) => ({ ...audit, path: `firm.audits[${index}]` }))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
  return (
    <ul className="hairs">
      {years.map(({ path, year, ...audit }) => (
        <li key={year} className="grid gap-x-10 gap-y-1 sm:grid-cols-[1fr_3fr]">
          <h3 className="font-text text-base font-semibold tracking-normal">
            <span className="sr-only">{columns.year}</span> {year}
          </h3>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-x-8 gap-y-2">
            {FACTS.filter((fact) => audit[fact] !== undefined).map((fact) => (
              <div key={fact}>
                <dt className="text-small text-soft">{columns[fact]}</dt>
                <dd>
                  {audit[fact]}
                  <Unconfirmed content={content} paths={[`${path}.${fact}`]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
