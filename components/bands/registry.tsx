import type { ComponentType, ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { Markdown } from "@/components/ui/markdown";
import type { Band, BandKind } from "@/lib/content/schemas/band";
import { isPlaceholder } from "@/lib/text/placeholders";
import { type BandContext, BandFrame, type BandProps, groundsOf } from "./band-frame";
import { ComplaintTables } from "./complaint-tables/complaint-tables";
import { Board } from "./examples/board";
import { CallExample } from "./examples/call-example";
import { Calls } from "./examples/calls";
import { NoteExtract } from "./examples/note-extract";
import { NoteSheet } from "./examples/note-sheet";
import { Papers } from "./examples/papers";
import { SamplesLink } from "./examples/samples-link";
import { CountedMarks } from "./figures/counted-marks";
import { Losses } from "./figures/losses";
import { Lots } from "./figures/lots";
import { Audits } from "./firm/audits";
import { Contacts } from "./firm/contacts";
import { Filings, hasFilings } from "./firm/filings";
import { CheckedBadge, Reasons } from "./firm/reasons";
import { ServiceIndex } from "./firm/service-index";
import { Testimonials } from "./firm/testimonials";
import { ServiceFacts } from "./key-facts";
import { PageLink } from "./page-link";
import { RateCard } from "./rate-card/rate-card";
import { Checklist } from "./texts/checklist";
import { Clauses } from "./texts/clauses";
import { Comparison } from "./texts/comparison";
import { Facts } from "./texts/facts";
import { Faq } from "./texts/faq";
import { NarrowList, TitledList } from "./texts/lists";
import { Numeral } from "./texts/numeral";
import { Picture } from "./texts/picture";
import { Prose } from "./texts/prose";
import { Quote } from "./texts/quote";
import { Suitability } from "./texts/suitability";

interface BandRow<Kind extends BandKind> {
  /** All of the band if `layout` is "whole", else what its frame contains. */
  Body: ComponentType<BandProps<Kind>>;
  /** Heading beside the content or above it; "whole" draws its own frame. */
  layout: "beside" | "above" | "whole" | ((band: BandProps<Kind>) => "beside" | "above");
  /** Rendered with the heading. */
  Aside?: ComponentType<BandProps<Kind>>;
  /** Its content is larger than its heading. */
  isKicker?: boolean;
  /** A landmark for readers who come back to it. */
  isLandmark?: boolean;
  /** Printed on a service's fact sheet. */
  isOnSheet?: boolean;
  /** Never printed. */
  isScreenOnly?: boolean;
  /** Its figure has a number. */
  isNumbered?: boolean;
  /** False omits the band. */
  isShown?: (band: BandProps<Kind>) => boolean;
}

const BANDS: { [Kind in BandKind]: BandRow<Kind> } = {
  prose: { Body: Prose, layout: "beside" },
  list: { Body: TitledList, layout: "above" },
  checklist: { Body: Checklist, layout: "beside" },
  quote: { Body: Quote, layout: "whole" },
  "key-facts": { Body: ServiceFacts, layout: "whole" },
  numeral: { Body: NarrowList, layout: "beside", Aside: Numeral },
  facts: { Body: Facts, layout: "beside" },
  comparison: { Body: Comparison, layout: "above" },
  suitability: { Body: Suitability, layout: "whole" },
  clauses: { Body: Clauses, layout: "beside" },
  faq: { Body: Faq, layout: ({ isOpen }) => (isOpen ? "above" : "beside") },
  picture: { Body: Picture, layout: "beside" },
  board: { Body: Board, layout: "whole" },
  calls: { Body: Calls, layout: "above" },
  "phone-thread": { Body: CallExample, layout: "beside", Aside: SamplesLink },
  "note-sheet": { Body: NoteSheet, layout: "above" },
  "note-extract": { Body: NoteExtract, layout: "beside", Aside: NarrowList },
  papers: { Body: Papers, layout: "above", Aside: PageLink },
  lots: { Body: Lots, layout: "beside", isNumbered: true },
  losses: { Body: Losses, layout: "beside", isNumbered: true },
  "counted-marks": { Body: CountedMarks, layout: "whole" },
  audits: { Body: Audits, layout: "beside" },
  filings: { Body: Filings, layout: "beside", isShown: hasFilings },
  contacts: { Body: Contacts, layout: "beside" },
  "why-choose-us": { Body: Reasons, layout: "beside", Aside: CheckedBadge },
  "service-index": { Body: ServiceIndex, layout: "above", Aside: PageLink },
  testimonials: {
    Body: Testimonials,
    layout: "above",
    isKicker: true,
    isScreenOnly: true,
    isShown: ({ content }) => content.testimonials.show,
  },
  "rate-card": { Body: RateCard, layout: "above", isLandmark: true, isOnSheet: true },
  "complaint-tables": { Body: ComplaintTables, layout: "above" },
  folds: { Body: Folds, layout: "beside" },
};

/** A band's row; its functions and components take this band. */
function rowOf(band: Band): BandRow<BandKind> {
  // Safe: BANDS maps each kind to the row for that kind.
  return BANDS[band.kind] as unknown as BandRow<BandKind>;
}

/** Inside a band of folds: the heading opens the content. */
function FoldedBand({ band, children }: { band: BandProps<BandKind>; children: ReactNode }) {
  return (
    <Fold id={band.id} title={band.heading} isHeading>
      <div className="pb-4">
        {band.intro && <Markdown text={band.intro} className="mb-4 max-w-[46em]" />}
        {children}
      </div>
    </Fold>
  );
}

/** A band's heading with its content. */
function Frame({ band }: { band: BandProps<BandKind> }) {
  const { Body, Aside, layout, isShown, ...row } = rowOf(band);
  if (isShown?.(band) === false) return null;
  if (layout === "whole") return <Body {...band} />;
  if (band.isFolded) {
    return (
      <FoldedBand band={band}>
        <Body {...band} />
      </FoldedBand>
    );
  }
  const place = typeof layout === "function" ? layout(band) : layout;
  return (
    <BandFrame
      {...band}
      layout={place === "beside" ? "margin" : "above"}
      aside={Aside && <Aside {...band} />}
      isKicker={row.isKicker}
      isLandmark={row.isLandmark ?? false}
      isScreenOnly={row.isScreenOnly ?? (band.service !== undefined && !row.isOnSheet)}
    >
      <Body {...band} />
    </BandFrame>
  );
}

/** Several bands in one, each in a fold. */
function Folds({ parts, content, ground, figureNumber, service, route, path }: BandProps<"folds">) {
  return parts.map((part, index) => {
    const context: BandContext = {
      content,
      ground,
      figureNumber,
      service,
      route,
      path: `${path}.parts[${index}]`,
      isFolded: true,
    };
    return <Frame key={part.heading} band={{ ...part, ...context }} />;
  });
}

interface BandsProps extends Pick<BandContext, "content" | "service" | "route"> {
  bands: Band[];
  /** Content file of the bands: `pages/about`. */
  file: string;
}

/** On a service page the hero's figure has number 1. */
export function Bands({ bands, file, content, service, route }: BandsProps) {
  // A service's bands are between the hero and the closing block, which are both paper.
  const grounds = groundsOf(bands, service && "paper");
  const lastMarked = bands.findLastIndex(
    ({ kind }, index) =>
      kind === "faq" && isPlaceholder(content.placeholders, `${file}.bands[${index}]`),
  );
  let figureNumber = service ? 1 : 0;
  return bands.map((band, index) => {
    if (rowOf(band).isNumbered) figureNumber += 1;
    const context: BandContext = {
      content,
      service,
      route,
      figureNumber,
      ground: grounds[index] ?? "paper",
      path: `${file}.bands[${index}]`,
      isLastMarked: index === lastMarked,
    };
    return <Frame key={band.heading} band={{ ...band, ...context }} />;
  });
}
