import { FigurePanel } from "@/components/figures/figure-panel";
import { Markdown } from "@/components/ui/markdown";
import type { Block } from "@/lib/content/schemas/block";
import type { Service } from "@/lib/content/schemas/service";
import type { Shared } from "@/lib/content/schemas/shared";
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

interface BlockSectionProps {
  block: Block;
  words: Shared;
  /** Number of the block's figure on its page. */
  figureNumber: number;
  gstPercent: number;
  /** The service whose plans a rate card shows. */
  service?: Service;
}

function blockBody({ block, words, figureNumber, gstPercent, service }: BlockSectionProps) {
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
      return <Comparison block={block} />;
    case "risk-framework":
      return <RiskFramework boxes={block.boxes} />;
    case "suitability":
      return <Suitability block={block} words={words.suitability} />;
    case "facts":
      return <Facts rows={block.rows} />;
    case "clauses":
      return <Clauses items={block.items} />;
    case "figure":
      return (
        <div className="grid items-start gap-8 min-[80rem]:grid-cols-[3fr_2fr]">
          <FigurePanel figure={block.figure} label={`${words.figure} ${figureNumber}`} />
          <Markdown text={block.text} />
        </div>
      );
    case "rate-card":
      return service ? (
        <RateCard
          plans={plansInGroup(service.plans, block.group)}
          cta={service.cta}
          gstPercent={gstPercent}
          words={words.plans}
          service={service.title}
        />
      ) : null;
  }
}

const FULL_WIDTH = new Set<Block["kind"]>(["rate-card", "comparison", "risk-framework"]);

/** Shows one block of content with the component of its kind. */
export function BlockSection(props: BlockSectionProps) {
  const { block } = props;
  return (
    <Section
      heading={block.heading}
      intro={block.intro}
      id={block.id}
      layout={FULL_WIDTH.has(block.kind) ? "full" : "margin"}
      weight={block.kind === "prose" || block.kind === "suitability" ? "quiet" : "normal"}
      isLandmark={block.kind === "rate-card"}
    >
      {blockBody(props)}
    </Section>
  );
}
