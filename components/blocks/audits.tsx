import { PreviewNotice, Unconfirmed } from "@/components/ui/unconfirmed";
import type { Content } from "@/lib/content/content";
import type { BlockOf } from "@/lib/content/schemas/block";

interface AuditsProps extends Pick<BlockOf<"audits">, "columns"> {
  content: Pick<Content, "firm" | "placeholders" | "shared">;
}

const FACTS = ["status", "findings", "action"] as const;

export function Audits({ columns, content }: AuditsProps) {
  const years = content.firm.audits
    .map((audit, index) => ({ ...audit, path: `firm.audits[${index}]` }))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
  return (
    <>
      <ul>
        {years.map(({ path, year, ...audit }) => (
          <li
            key={year}
            className="grid gap-x-10 gap-y-2 border-t border-rule py-4 last:border-b sm:grid-cols-[1fr_3fr]"
          >
            <h3 className="font-text text-base font-semibold tracking-normal">
              <span className="sr-only">{columns.year}</span> {year}
            </h3>
            <dl className="grid gap-3 md:grid-cols-3 md:gap-x-8">
              {FACTS.filter((fact) => audit[fact] !== undefined).map((fact) => (
                <div key={fact}>
                  <dt className="text-small text-muted">{columns[fact]}</dt>
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
      <PreviewNotice content={content} paths={["firm.audits"]} about="facts" />
    </>
  );
}
