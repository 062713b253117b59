import type { Content } from "@/lib/content/load/load";
import type { Block } from "@/lib/content/schemas/block";
import type { Service } from "@/lib/content/schemas/service";
import { BlockSection } from "./block-section";

interface BlocksProps {
  blocks: Block[];
  content: Content;
  service?: Service;
  /** How many figures stand above the blocks. */
  figuresBefore?: number;
}

/** The blocks of a page, in the order of its content file. */
export function Blocks({ blocks, content, service, figuresBefore = 0 }: BlocksProps) {
  return blocks.map((block, index) => (
    <BlockSection
      key={block.heading}
      block={block}
      words={content.shared}
      figureNumber={
        figuresBefore + blocks.slice(0, index + 1).filter(({ kind }) => kind === "figure").length
      }
      gstPercent={content.firm.gstPercent}
      {...(service ? { service } : {})}
    />
  ));
}
