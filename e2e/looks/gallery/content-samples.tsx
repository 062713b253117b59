import { BlockSection } from "@/components/blocks/block-section";
import { FigureDrawing } from "@/components/figures/figure-drawing";
import { FigurePanel } from "@/components/figures/figure-panel";
import { noteFigure } from "@/components/pages/sample-note";
import type { CheckedContent } from "@/lib/checks/checked-content";
import { type Block, block as blockSchema } from "@/lib/content/schemas/block";
import { type Figure, figure as figureSchema } from "@/lib/content/schemas/figure";
import type { Service } from "@/lib/content/schemas/service";
import { Sample } from "./sample";

interface ContentSamplesProps {
  content: CheckedContent;
}

interface BlockInUse {
  block: Block;
  service?: Service;
}

function blocksOf({ blockPages, services }: CheckedContent): BlockInUse[] {
  return [
    ...services.flatMap((service) => service.blocks.map((block) => ({ block, service }))),
    ...[...blockPages.values()].flatMap(({ blocks }) => blocks.map((block) => ({ block }))),
  ];
}

function figuresOf(content: CheckedContent): Figure[] {
  const inBlocks = blocksOf(content).flatMap(({ block }) =>
    block.kind === "figure" ? [block.figure] : [],
  );
  const { home } = content.pages;
  const ofServices = content.services.map(({ figure }) => figure);
  return [...ofServices, home.figure, noteFigure(content), ...inBlocks];
}

/** @throws Error when the content shows none, so that a new kind is not forgotten */
function firstOf<Shown>(found: Shown | undefined, kind: string): Shown {
  if (found === undefined) throw new Error(`the gallery's content has nothing of kind "${kind}"`);
  return found;
}

/** The first block of each kind that a page may list. */
export function BlockSamples({ content }: ContentSamplesProps) {
  return blockSchema.options.map(({ shape }) => {
    const kind = shape.kind.value;
    const shown = blocksOf(content).find(({ block }) => block.kind === kind);
    return (
      <Sample key={kind} name={`block-${kind}`}>
        <BlockSection
          {...firstOf(shown, kind)}
          content={content}
          path="pages/parts"
          figureNumber={1}
        />
      </Sample>
    );
  });
}

/** The first figure of each kind, and its miniature. */
export function FigureSamples({ content }: ContentSamplesProps) {
  return figureSchema.options.map(({ shape }) => {
    const kind = shape.kind.value;
    const figure = firstOf(
      figuresOf(content).find((candidate) => candidate.kind === kind),
      kind,
    );
    return (
      <Sample key={kind} name={`figure-${kind}`} layout="grid">
        <FigurePanel figure={figure} number={1} words={content.shared.figures} />
        <div className="sample-miniature bg-pink">
          <FigureDrawing figure={figure} words={content.shared.figures.kinds} compact />
        </div>
      </Sample>
    );
  });
}
