import type { BandOf } from "@/lib/content/schemas/band";

/** A large number, and what it counts. */
export function Numeral({ numeral, of }: Pick<BandOf<"numeral">, "numeral" | "of">) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="display big">{numeral}</span>
      <span className="mid max-w-[9em] text-h3 lg:text-mid">{of}</span>
    </p>
  );
}
