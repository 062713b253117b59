import type { BandProps } from "@/components/bands/band-frame";
import { Island } from "@/lib/islands/island";
import { FigureCaption } from "./figure-caption";

/** Complete without scripts. */
export function Lots(band: BandProps<"lots">) {
  const { invented, reward, mostLeverage, quantities, words, content } = band;
  const figure = { invented, reward, mostLeverage, quantities, words };
  const { moving } = content.shared.figures;
  return (
    <figure>
      <Island of="lots-figure" when="approach" props={{ figure, words: moving }} />
      <FigureCaption
        content={band.content}
        figureNumber={band.figureNumber}
        caption={band.caption}
      />
    </figure>
  );
}
