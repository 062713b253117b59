import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { Markdown } from "@/components/ui/markdown";
import { MoreLink } from "@/components/ui/more-link";
import type { Band, BandKind } from "@/lib/content/schemas/band";
import type { Link } from "@/lib/site/site-pages";
import { isPlaceholder } from "@/lib/text/placeholders";
import { type BandContext, BandFrame, type BandProps, groundsOf } from "./band-frame";
import { ComplaintTables } from "./complaint-tables/complaint-tables";
import { Board } from "./examples/board";
import { CallExample, Calls, NoteExtract, NoteSheet, Papers } from "./examples/examples";
import { CountedMarks, Losses, Lots } from "./figures/figures";
import { Audits, Contacts, RegisterSheet, Testimonials } from "./firm/firm";
import { ServiceIndex } from "./firm/service-index";
import { KeyFacts } from "./key-facts";
import { RateCard } from "./rate-card/rate-card";
import { Checklist, List, Numeral, Suitability } from "./texts/lists";
import { Clauses, Comparison, Facts, Faq, Picture, Prose, Quote } from "./texts/texts";

/** Renders a band: all of it, or the part below or beside its heading. */
type Draw<Kind extends BandKind> = (props: BandProps<Kind>) => ReactNode;

/** Kinds of bands that are printed on a service's fact sheet. */
const ON_SHEET = new Set<BandKind>(["rate-card", "suitability"]);

/** Kinds of bands, and looks of lists, whose content is larger than their heading. */
const KICKERS = new Set<string>(["testimonials", "claims"]);

/** Wraps `Matter` in a frame; `Aside` is rendered with the heading. */
const framed =
  (layout: "margin" | "above") =>
  <Kind extends BandKind>(Matter: Draw<Kind>, Aside?: Draw<Kind>): Draw<Kind> =>
  (props) =>
    props.isFolded ? (
      <Fold id={props.id} title={props.heading} isHeading>
        <div className="pb-4">
          {props.intro && <Markdown text={props.intro} className="mb-4 max-w-[46em]" />}
          <Matter {...props} />
        </div>
      </Fold>
    ) : (
      <BandFrame
        {...props}
        layout={layout}
        aside={Aside && <Aside {...props} />}
        isKicker={KICKERS.has("look" in props ? props.look : props.kind)}
        isLandmark={props.kind === "rate-card"}
        isScreenOnly={props.service && !ON_SHEET.has(props.kind)}
      >
        <Matter {...props} />
      </BandFrame>
    );
/** Heading beside the content, or above it. */
const [beside, above] = [framed("margin"), framed("above")];

const More = ({ more }: { more: Link }) => <MoreLink {...more} className="min-h-8 print:hidden" />;

const NarrowList = ({ items }: Pick<BandProps<"list">, "items">) => (
  <List look="entries" items={items} isNarrow />
);

/** Kinds of bands with a numbered figure. */
const NUMBERED = new Set<BandKind>(["lots", "losses"]);

const BANDS: { [Kind in BandKind]: Draw<Kind> } = {
  prose: beside(Prose),
  list: above(List),
  checklist: beside(Checklist),
  quote: Quote,
  "key-facts": ({ id, heading, content, service }) =>
    service && <KeyFacts id={id} heading={heading} content={content} service={service} />,
  numeral: beside(NarrowList, Numeral),
  facts: beside(Facts),
  comparison: above(Comparison),
  suitability: Suitability,
  clauses: beside(Clauses),
  faq: (band) => (band.isOpen ? above<"faq">(Faq)(band) : beside<"faq">(Faq)(band)),
  picture: beside(Picture),
  board: Board,
  calls: above(Calls),
  "phone-thread": beside(CallExample, ({ content }) => (
    <MoreLink href="/sample" label={content.shared.facts.samples} />
  )),
  "note-sheet": above(NoteSheet),
  "note-extract": beside(NoteExtract, NarrowList),
  papers: above(Papers, More),
  lots: beside(Lots),
  losses: beside(Losses),
  "counted-marks": CountedMarks,
  audits: beside(Audits),
  contacts: beside(Contacts),
  "why-choose-us": beside(
    ({ items }) => <List look="steps" items={items} isNarrow />,
    RegisterSheet,
  ),
  "service-index": above(ServiceIndex, More),
  testimonials: (band) =>
    band.content.testimonials.show && above<"testimonials">(Testimonials)(band),
  "rate-card": above(RateCard),
  "complaint-tables": above(ComplaintTables),
  folds: beside(({ parts, content, ground, figureNumber, service, route, path }) => {
    const page = { content, ground, figureNumber, service, route, isFolded: true };
    return parts.map((part, index) => drawBand(part, { ...page, path: `${path}.parts[${index}]` }));
  }),
};

function drawBand(band: Band, context: BandContext): ReactNode {
  // Safe: BANDS maps each kind to the function for that kind.
  const Draw = BANDS[band.kind] as (props: Band & BandContext) => ReactNode;
  return <Draw key={band.heading} {...band} {...context} />;
}

interface BandsProps extends Pick<BandContext, "content" | "service" | "route"> {
  bands: Band[];
  /** Content file of the bands: `pages/about`. */
  file: string;
}

/** On a service page the hero's figure has number 1. */
export function Bands({ bands, file, ...page }: BandsProps) {
  // A service's bands are between the key facts and the closing block, which are both white.
  const grounds = groundsOf(bands, page.service && "sheet");
  let figureNumber = page.service ? 1 : 0;
  const { placeholders } = page.content;
  const lastMarked = bands.findLastIndex(
    ({ kind }, index) => kind === "faq" && isPlaceholder(placeholders, `${file}.bands[${index}]`),
  );
  return bands.map((band, index) => {
    if (NUMBERED.has(band.kind)) figureNumber += 1;
    const ground = grounds[index] ?? "paper";
    const path = `${file}.bands[${index}]`;
    const context = { ...page, ground, figureNumber, path, isLastMarked: index === lastMarked };
    return drawBand(band, context);
  });
}
