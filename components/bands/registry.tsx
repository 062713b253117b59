import { Fragment, type ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import type { CheckedContent } from "@/lib/checks/checked-content";
import type { Band, BandKind, BandOf } from "@/lib/content/schemas/band";
import type { Ground } from "@/lib/content/schemas/common";
import type { Service } from "@/lib/content/schemas/service";
import type { Link } from "@/lib/site/site-pages";
import { Audits } from "./audits/audits";
import { Band as BandFrame, groundsOf } from "./band";
import { Board } from "./board/board";
import { Calls } from "./calls/calls";
import { Checklist } from "./checklist/checklist";
import { Clauses } from "./clauses/clauses";
import { Comparison } from "./comparison/comparison";
import { ComplaintTables } from "./complaint-tables/complaint-tables";
import { Contacts } from "./contacts/contacts";
import { CountedMarks } from "./counted-marks/counted-marks";
import { Downloads } from "./download/download";
import { NumberedSteps, RuledEntries, SheetEntries } from "./entries";
import { Facts } from "./facts/facts";
import { Faq } from "./faq/faq";
import { Fold } from "./folds/fold";
import { Losses } from "./losses/losses";
import { Lots } from "./lots/lots";
import { NoteExtract, RunInStatements } from "./note-extract/note-extract";
import { NoteSheet } from "./note-sheet/note-sheet";
import { Notes } from "./notes/notes";
import { Numeral } from "./numeral/numeral";
import { Papers } from "./papers/papers";
import { People } from "./people/people";
import { CallExample, exampleOf } from "./phone-thread/phone-thread";
import { Picture } from "./picture/picture";
import { RateCard } from "./rate-card/rate-card";
import { RiskFramework } from "./risk-framework/risk-framework";
import { ServiceIndex } from "./service-index/service-index";
import { Statements } from "./statements/statements";
import { Suitability } from "./suitability/suitability";
import { Testimonials } from "./testimonials/testimonials";
import { WhyChooseUs } from "./why-choose-us/why-choose-us";

/** What a band may need besides its own content. */
export interface BandContext {
  content: CheckedContent;
  ground: Ground;
  figureNumber: number;
  service?: Service | undefined;
  route?: string | undefined;
  /** The band's path in content, for placeholders: `pages/about.bands[0]`. */
  path: string;
  isFolded?: boolean;
}

/** Draws a whole band: its frame on its ground, and its matter. */
type DrawBand<Kind extends BandKind> = (band: BandOf<Kind>, context: BandContext) => ReactNode;

/** A band that has nothing of its own but what is below or beside its heading. */
function framed<Kind extends BandKind>(
  body: DrawBand<Kind>,
  layout: "margin" | "above" = "margin",
): DrawBand<Kind> {
  return (band, context) =>
    context.isFolded ? (
      <Fold {...band}>{body(band, context)}</Fold>
    ) : (
      <BandFrame
        {...band}
        ground={context.ground}
        layout={layout}
        isLandmark={band.kind === "rate-card"}
        isScreenOnly={context.service && !ON_SHEET.has(band.kind)}
      >
        {body(band, context)}
      </BandFrame>
    );
}

/** Kinds of bands on the printed sheet of a service. */
const ON_SHEET = new Set<BandKind>(["rate-card", "suitability"]);

/** Where more on a band is. */
function More({ label, href }: Link) {
  return (
    <a href={href} className="inline-flex min-h-8 items-center font-semibold print:hidden">
      {label}
    </a>
  );
}

/** Kinds of bands whose matter is a figure with a number. */
const NUMBERED = new Set<BandKind>(["lots", "losses"]);

/** How each kind of band is drawn. */
const BANDS: { [Kind in BandKind]: DrawBand<Kind> } = {
  prose: framed(({ text }, { isFolded }) => (
    <Markdown text={text} className={isFolded ? undefined : "lede-first"} />
  )),
  steps: framed(({ items }) => <NumberedSteps entries={items} />, "above"),
  statements: framed((band) => <Statements {...band} />, "above"),
  "ruled-list": framed(
    ({ items, isOnSheets }) =>
      isOnSheets ? <SheetEntries entries={items} /> : <RuledEntries entries={items} />,
    "above",
  ),
  audiences: framed(({ items }) => <RuledEntries entries={items} />),
  checklist: framed((band) => <Checklist {...band} />),
  comparison: framed((band) => <Comparison {...band} />, "above"),
  "risk-framework": framed((band) => <RiskFramework {...band} />, "above"),
  suitability: (band, { content: { shared } }) => (
    <Suitability {...band} words={shared.suitability} />
  ),
  facts: framed((band) => <Facts {...band} />),
  clauses: framed((band, { content, route, isFolded }) => (
    <Clauses {...band} content={content} route={route} isFolded={isFolded} />
  )),
  lots: framed((band, { content, figureNumber }) => (
    <Lots band={band} number={figureNumber} words={content.shared.figures} />
  )),
  losses: framed((band, { content, figureNumber }) => (
    <Losses band={band} number={figureNumber} words={content.shared.figures} />
  )),
  "rate-card": framed(
    ({ shelves }, { content, service }) =>
      service && <RateCard content={content} service={service} shelves={shelves} />,
    "above",
  ),
  faq: (band, context) =>
    framed<"faq">(
      () => <Faq {...band} content={context.content} path={context.path} />,
      band.isOpen ? "above" : "margin",
    )(band, context),
  picture: framed((band, { content }) => <Picture {...band} pictures={content.pictures} />),
  download: framed((band, { content }) => <Downloads {...band} files={content.files} />),
  people: framed((band, { content }) => <People {...band} pictures={content.pictures} />),
  audits: framed((band, { content }) => <Audits {...band} content={content} />),
  contacts: framed((band, { content }) => <Contacts {...band} content={content} />),
  notes: framed((band) => <Notes {...band} />),
  board: (band, { content }) => <Board {...band} content={content} />,
  calls: framed((_, { content }) => <Calls content={content} />, "above"),
  "note-sheet": framed((band, { content }) => <NoteSheet {...band} content={content} />, "above"),
  "note-extract": (band, { content, ground }) => (
    <BandFrame {...band} ground={ground} isScreenOnly aside={<RunInStatements {...band} />}>
      <NoteExtract {...band} content={content} />
    </BandFrame>
  ),
  "phone-thread": (band, { content, ground }) => (
    <BandFrame
      {...band}
      ground={ground}
      isScreenOnly
      aside={
        <a href="/sample" className="inline-flex min-h-11 items-center font-semibold">
          {content.shared.facts.samples}
        </a>
      }
    >
      <CallExample content={content} call={exampleOf(content, band.message)} />
    </BandFrame>
  ),
  "complaint-tables": framed(
    (band, { content }) => <ComplaintTables words={band} complaints={content.complaints} />,
    "above",
  ),
  papers: (band, { content, ground }) => (
    <BandFrame {...band} ground={ground} layout="above" aside={<More {...band.more} />}>
      <Papers {...band} content={content} />
    </BandFrame>
  ),
  numeral: framed((band) => <Numeral {...band} />, "above"),
  "service-index": (band, { content, ground }) => (
    <BandFrame {...band} ground={ground} layout="above" aside={<More {...band.more} />}>
      <ServiceIndex {...band} content={content} />
    </BandFrame>
  ),
  "counted-marks": (band) => <CountedMarks {...band} />,
  "why-choose-us": (band, { content }) => <WhyChooseUs {...band} content={content} />,
  testimonials: (band, { content, ground }) =>
    content.testimonials.show && (
      <BandFrame {...band} ground={ground} layout="above">
        <Testimonials content={content} />
      </BandFrame>
    ),
  folds: framed(({ parts }, { path, ...context }) =>
    parts.map((part, index) =>
      drawBand(part, { ...context, path: `${path}.parts[${index}]`, isFolded: true }),
    ),
  ),
};

function drawBand(band: Band, context: BandContext): ReactNode {
  // Safe: BANDS maps each kind to the function for that kind.
  const draw = BANDS[band.kind] as (band: Band, context: BandContext) => ReactNode;
  return <Fragment key={band.heading}>{draw(band, context)}</Fragment>;
}

interface BandsProps extends Pick<BandContext, "content" | "service" | "route"> {
  bands: Band[];
  /** Their content file: `pages/about`. */
  file: string;
}

/** The bands of a page in content order; on a service's page its own figure is number 1. */
export function Bands({ bands, file, ...page }: BandsProps) {
  // Around a service's bands are its key facts and the closing block, both on white.
  const grounds = groundsOf(bands, page.service && "sheet");
  let figureNumber = page.service ? 1 : 0;
  return bands.map((band, index) => {
    if (NUMBERED.has(band.kind)) figureNumber += 1;
    const ground = grounds[index] ?? "paper";
    const context = { ...page, ground, figureNumber, path: `${file}.bands[${index}]` };
    return drawBand(band, context);
  });
}
