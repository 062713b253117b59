import { FigurePanel } from "@/components/figures/figure-panel";
import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/load/load";
import type { Block } from "@/lib/content/schemas/block";
import type { Service } from "@/lib/content/schemas/service";
import { plansInGroup } from "@/lib/fees/plans";
import { Checklist } from "./checklist";
import { Clauses } from "./clauses";
import { Comparison } from "./comparison";
import { NumberedSteps, RuledEntries } from "./entries";
import { Facts } from "./facts";
import { RateCard } from "./rate-card";
import { RiskFramework } from "./risk-framework";
import { Section } from "./section";
import { Statements } from "./statements";
import { Suitability } from "./suitability";

interface BlockProps {
  block: Block;
  content: Pick<Content, "shared" | "firm">;
  /** Number of the block's figure on its page. */
  figureNumber: number;
  /** The service whose plans a rate card shows. */
  service?: Service | undefined;
}

function BlockBody({ block, content, figureNumber, service }: BlockProps) {
  const { firm, shared } = content;
  switch (block.kind) {
    case "prose":
      return <Markdown text={block.text} className="text-lede" />;
    case "steps":
      return <NumberedSteps entries={block.items} />;
    case "statements":
      return <Statements items={block.items} />;
    case "ruled-list":
    case "audiences":
      return <RuledEntries entries={block.items} />;
    case "checklist":
      return <Checklist items={block.items} />;
    case "comparison":
      return <Comparison {...block} />;
    case "risk-framework":
      return <RiskFramework {...block} />;
    case "suitability":
      return <Suitability {...block} words={shared.suitability} />;
    case "facts":
      return <Facts {...block} />;
    case "clauses":
      return <Clauses {...block} />;
    case "figure":
      return (
        <div className="grid items-start gap-8 min-[80rem]:grid-cols-[3fr_2fr]">
          <FigurePanel figure={block.figure} label={`${shared.figure} ${figureNumber}`} />
          <Markdown text={block.text} />
        </div>
      );
    case "rate-card":
      return service ? (
        <RateCard
          service={service}
          plans={plansInGroup(service.plans, block.group)}
          gstPercent={firm.gstPercent}
          words={shared.plans}
        />
      ) : null;
  }
}

const FULL_WIDTH = new Set<Block["kind"]>(["rate-card", "comparison", "risk-framework"]);

/** Shows one block of content with the component of its kind. */
export function BlockSection(props: BlockProps) {
  const { heading, intro, id, kind } = props.block;
  return (
    <Section
      heading={heading}
      intro={intro}
      id={id}
      layout={FULL_WIDTH.has(kind) ? "full" : "margin"}
      weight={kind === "prose" || kind === "suitability" ? "quiet" : "normal"}
      isLandmark={kind === "rate-card"}
    >
      <BlockBody {...props} />
    </Section>
  );
}

interface BlocksProps extends Pick<BlockProps, "content" | "service"> {
  blocks: Block[];
}

/** The blocks of a page, in the order of its content file; a service's own figure is number 1. */
export function Blocks({ blocks, ...page }: BlocksProps) {
  let figureNumber = page.service ? 1 : 0;
  return blocks.map((block) => {
    if (block.kind === "figure") figureNumber += 1;
    return <BlockSection key={block.heading} block={block} figureNumber={figureNumber} {...page} />;
  });
}
