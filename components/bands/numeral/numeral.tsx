import { Markdown } from "@/components/ui/markdown";
import type { BandOf } from "@/lib/content/schemas/band";

type NumeralProps = Pick<BandOf<"numeral">, "numeral" | "of" | "items">;

function Claim({ title, text, evidence }: NumeralProps["items"][number]) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <Markdown text={`${text} [${evidence.label}](${evidence.href})`} className="mt-1" />
    </>
  );
}

/** A numeral with what it counts, the claim that it proves, and further claims below both. */
export function Numeral({ numeral, of, items: [first, ...others] }: NumeralProps) {
  return (
    <div className="grid gap-x-12 gap-y-2 lg:grid-cols-2 lg:gap-y-8">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="display big">{numeral}</span>
        <span className="mid max-w-[9em] text-h3 lg:text-mid">{of}</span>
      </p>
      <div className="run-in">{first && <Claim {...first} />}</div>
      {others.map((claim) => (
        <div key={claim.title} className="run-in border-t border-ink pt-3">
          <Claim {...claim} />
        </div>
      ))}
    </div>
  );
}
