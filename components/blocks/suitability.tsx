import type { BlockOf } from "@/lib/content/schemas/block";
import type { Shared } from "@/lib/content/schemas/shared";

interface SuitabilityProps extends BlockOf<"suitability"> {
  words: Shared["suitability"];
}

function Side({ heading, points }: { heading: string; points: string[] }) {
  return (
    <div className="box border-t-2 border-ink pt-4">
      <h3 className="text-h3">{heading}</h3>
      <ul className="mt-3">
        {points.map((point) => (
          <li key={point} className="border-t border-rule py-2.5 first:border-0">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who should buy this and who should not, in the same layout. */
export function Suitability({ fit, unfit, words }: SuitabilityProps) {
  return (
    <div className="grid gap-x-12 gap-y-9 md:grid-cols-2 print:grid-cols-2">
      <Side heading={words.fit} points={fit} />
      <Side heading={words.unfit} points={unfit} />
    </div>
  );
}
