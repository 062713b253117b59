import type { ReactNode } from "react";
import { FigurePanel } from "@/components/figures/figure-panel";
import { RefundNote } from "@/components/pages/refund-note";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Block, BlockKind, BlockOf } from "@/lib/content/schemas/block";
import type { Service } from "@/lib/content/schemas/service";
import { plansInGroup } from "@/lib/fees/plans";
import { Analyst } from "./analyst";
import { Audits } from "./audits";
import { Checklist } from "./checklist";
import { Clauses } from "./clauses";
import { Comparison } from "./comparison";
import { Contacts } from "./contacts";
import { Downloads } from "./downloads";
import { NumberedSteps, RuledEntries } from "./entries";
import { Facts } from "./facts";
import { Faq } from "./faq";
import { Notes } from "./notes";
import { People } from "./people";
import { Picture } from "./picture";
import { RateCard } from "./rate-card";
import { RiskFramework } from "./risk-framework";
import { Section } from "./section";
import { Statements } from "./statements";
import { Suitability } from "./suitability";

interface BlockContext {
  content: CheckedContent;
  figureNumber: number;
  service?: Service | undefined;
  route?: string | undefined;
  /** The block's path in content, for placeholders: `pages/about.blocks[0]`. */
  path: string;
}

type BlockBodies = {
  [Kind in BlockKind]: (block: BlockOf<Kind>, context: BlockContext) => ReactNode;
};

/** The component of each kind of block. */
const BODIES: BlockBodies = {
  prose: ({ text }) => <Markdown text={text} className="text-lede" />,
  steps: ({ items }) => <NumberedSteps entries={items} />,
  statements: (block) => <Statements {...block} />,
  "ruled-list": ({ items }) => <RuledEntries entries={items} />,
  audiences: ({ items }) => <RuledEntries entries={items} />,
  checklist: (block) => <Checklist {...block} />,
  comparison: (block) => <Comparison {...block} />,
  "risk-framework": (block) => <RiskFramework {...block} />,
  suitability: (block, { content: { shared } }) => (
    <Suitability {...block} words={shared.suitability} />
  ),
  facts: (block) => <Facts {...block} />,
  clauses: (block, { content, route }) => <Clauses {...block} content={content} route={route} />,
  figure: ({ figure, text }, { content, figureNumber }) => (
    <div className="grid items-start gap-8 min-[80rem]:grid-cols-[3fr_2fr]">
      <FigurePanel figure={figure} number={figureNumber} words={content.shared.figures} />
      <Markdown text={text} />
    </div>
  ),
  "rate-card": ({ group }, { content, service }) =>
    service && (
      <>
        <RateCard content={content} service={service} plans={plansInGroup(service.plans, group)} />
        <RefundNote content={content} plans={plansInGroup(service.plans, group)} className="mt-7" />
      </>
    ),
  faq: (block, { content, path }) => <Faq {...block} content={content} path={path} />,
  picture: (block, { content }) => <Picture {...block} pictures={content.pictures} />,
  download: (block, { content }) => <Downloads {...block} files={content.files} />,
  people: (block, { content }) => <People {...block} pictures={content.pictures} />,
  analyst: (block, { content }) => <Analyst {...block} content={content} />,
  audits: (block, { content }) => <Audits {...block} content={content} />,
  contacts: (block, { content }) => <Contacts {...block} content={content} />,
  notes: (block) => <Notes {...block} />,
};

/** Kinds of blocks on the printed sheet of a service. */
const ON_SHEET = new Set<BlockKind>(["rate-card", "suitability"]);
const FULL_WIDTH = new Set<BlockKind>(["rate-card", "comparison", "risk-framework"]);

interface BlocksProps extends Pick<BlockContext, "content" | "service" | "route"> {
  blocks: Block[];
  /** Their content file: `pages/about`. */
  file: string;
}

/** The blocks of a page in content order; on a service's page its own figure is number 1. */
export function Blocks({ blocks, file, ...page }: BlocksProps) {
  let figureNumber = page.service ? 1 : 0;
  return blocks.map((block, index) => {
    const { heading, intro, id, kind } = block;
    if (kind === "figure") figureNumber += 1;
    // Safe: BODIES maps each kind to the component of that kind.
    const body = BODIES[kind] as (block: Block, context: BlockContext) => ReactNode;
    return (
      <Section
        key={heading}
        heading={heading}
        intro={intro}
        id={id}
        layout={FULL_WIDTH.has(kind) ? "full" : "margin"}
        spacing={kind === "prose" || kind === "suitability" ? "small" : "normal"}
        isLandmark={kind === "rate-card"}
        isScreenOnly={page.service && !ON_SHEET.has(kind)}
      >
        {body(block, { ...page, figureNumber, path: `${file}.blocks[${index}]` })}
      </Section>
    );
  });
}
