import { RuledList } from "@/components/ui/lists";
import type { BlockOf } from "@/lib/content/schemas/block";
import type { Shared } from "@/lib/content/schemas/shared";

interface SuitabilityProps extends BlockOf<"suitability"> {
  words: Shared["suitability"];
}

export function Suitability({ fit, unfit, words }: SuitabilityProps) {
  const sides = [
    { heading: words.fit, points: fit },
    { heading: words.unfit, points: unfit },
  ];
  return (
    <div className="grid gap-x-12 gap-y-9 md:grid-cols-2 print:grid-cols-2">
      {sides.map(({ heading, points }) => (
        <div key={heading} className="box border-t-2 border-ink pt-4">
          <h3 className="text-h3">{heading}</h3>
          <RuledList items={points} row="py-2.5 first:border-0" className="mt-3" />
        </div>
      ))}
    </div>
  );
}
