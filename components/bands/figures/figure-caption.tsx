import type { BandContext } from "@/components/bands/band-frame";
import { Markdown } from "@/components/ui/markdown";

export function FigureCaption(
  props: Pick<BandContext, "content" | "figureNumber"> & { caption: string },
) {
  const { content, figureNumber, caption } = props;
  const { label } = content.shared.figures;
  return (
    <figcaption className="mt-3 text-small">
      <Markdown text={`**${label} ${figureNumber}.** ${caption}`} />
    </figcaption>
  );
}
