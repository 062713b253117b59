import { Markdown } from "@/components/ui/markdown";
import type { FigureWords } from "@/lib/content/schemas/figure-words";
import { Island } from "@/lib/islands/island";
import type { LotsBand } from "./schema";

interface LotsProps {
  band: LotsBand;
  /** The figure's number on its page. */
  number: number;
  words: FigureWords;
}

/** The lots that a risk allows, with the caption; complete before any script. */
export function Lots({ band, number, words }: LotsProps) {
  const { invented, reward, mostLeverage, quantities, words: own } = band;
  const figure = { invented, reward, mostLeverage, quantities, words: own };
  return (
    <figure>
      <Island of="lots-figure" when="approach" props={{ figure, words: words.moving }} />
      <figcaption className="mt-3 text-small">
        <Markdown text={`**${words.label} ${number}.** ${band.caption}`} />
      </figcaption>
    </figure>
  );
}
