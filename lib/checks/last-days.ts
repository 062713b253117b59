import {
  type DatedValue,
  formatPath,
  type Path,
  type SourceFile,
  textsOf,
} from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";
import { daysBetween, holdsOn, type IsoDay } from "@/lib/text/days";
import { formatDate } from "@/lib/text/format";
import type { Offer, Offers } from "./offers";
import { plansOf, servicesIn } from "./plan-prices";
import { isAboutFees, savingClaimsIn } from "./saving-claims";
import { lastDaysIn, type NamedDay, wholeDaysIn } from "./written-days";

/** What last days are compared with. */
type Dated = Pick<Content, "services"> & { offers: Offers };

/** Something that ends, in words that go before the day: "the lower price of equity-basic-1m ends on". */
interface End {
  day: IsoDay;
  what: string;
}

/** A last day that is further from an end is of something else, such as a registration. */
const NEAR_DAYS = 62;

const isNear = (named: NamedDay, end: End) =>
  Math.abs(daysBetween(named.day, end.day)) <= NEAR_DAYS;

/** The last day that a text names beside ends of which none is on any such day, and the nearest of them. */
function wrongLastDay(
  named: readonly NamedDay[],
  ends: readonly End[],
): { words: string; end: End } | undefined {
  if (named.some(({ day }) => ends.some((end) => end.day === day))) return undefined;
  for (const { words, day } of named) {
    const end = ends.find((candidate) => isNear({ words, day }, candidate));
    if (end) return { words, end };
  }
  return undefined;
}

const whichIsRight = ({ words, end }: { words: string; end: End }) =>
  `"${words}", and ${end.what} ${formatDate(end.day)}: which is right?`;

const endOfOffer = (id: string, { until }: Offer): End => ({
  day: until,
  what: `the lower price of ${id} ends on`,
});

/** The ends of the lower prices of plans. @param isMeant whether one may be spoken of */
function endsOfOffers(
  ids: readonly string[],
  offers: Offers,
  isMeant: (offer: Offer) => boolean,
): End[] {
  return ids.flatMap((id) =>
    (offers.get(id) ?? []).filter(isMeant).map((offer) => endOfOffer(id, offer)),
  );
}

/** A label or a notice that speaks of an offer. */
const OFFER = /\b(?:offer|deal|sale)\b/i;
const isOfOffer = (text: string) => OFFER.test(text) || savingClaimsIn(text).length > 0;

/**
 * The plans whose price a text may mean; none of a text that is not about fees.
 * @param around services of the page or the text around it, if it names none
 */
function plansPriced(text: string, services: Dated, around: readonly Service[]): string[] {
  if (!isAboutFees({ sentence: text }) && !isOfOffer(text)) return [];
  const named = servicesIn(text, services);
  const plans = plansOf(text, named.length > 0 ? named : around);
  return plans.map(({ plan }) => plan.id);
}

/** A last day of an offer as an advertisement writes it, and what is wrong with it. */
export interface LastDayFault {
  words: string;
  message: string;
}

/** What a line says wrongly of the last day of an offer. @param around services that the text names */
export function lastDayFaultsIn(
  line: string,
  content: Dated,
  around: readonly Service[],
  today: IsoDay,
): LastDayFault[] {
  const named = lastDaysIn(line, today);
  if (named.length === 0) return [];
  const ids = plansPriced(line, content, around);
  const ends = endsOfOffers(ids, content.offers, ({ until }) => until >= today);
  const wrong = wrongLastDay(named, ends);
  return wrong ? [{ words: wrong.words, message: whichIsRight(wrong) }] : [];
}

const isWithin = (path: Path, holder: Path) => holder.every((key, index) => path[index] === key);

/** Until when a text itself is there: its own dated value, an entry of a list with it, its announcement. */
function ownEnds({ data, values, entries }: SourceFile, path: Path, day: IsoDay): End[] {
  const spans = values.filter((value) => isWithin(path, value.path)).flatMap(({ spans }) => spans);
  const around = [
    ...spans.filter((span) => holdsOn(span, day)),
    ...entries.filter((entry) => isWithin(path, entry.path)),
  ];
  if (path[0] === "announcements") around.push(Object(data).announcements[Number(path[1])]);
  return around.flatMap(({ until }) =>
    until === undefined || until < day ? [] : [{ day: until, what: "this is shown until" }],
  );
}

/** When anything of a plan changes from a day on: its price, or the plan itself. */
function endsOfPlan({ values }: SourceFile, plan: Path, day: IsoDay): End[] {
  const spans = values.filter(({ path }) => isWithin(path, plan)).flatMap(({ spans }) => spans);
  return spans.flatMap(({ until }) =>
    until === undefined || until < day
      ? []
      : [{ day: until, what: `${formatPath(plan)} changes after` }],
  );
}

/** A text of content, and where it stands. */
interface PlacedText {
  /** Path of the file without extension: `services/equity`. */
  file: string;
  source: SourceFile;
  path: Path;
  text: string;
}

/** The days on which an offer must hold to be spoken of: those of an announcement, or from a day on. */
function daysOf(
  { source: { data }, path }: PlacedText,
  day: IsoDay,
): { from: IsoDay; until?: IsoDay } {
  if (path[0] !== "announcements") return { from: day };
  return Object(data).announcements[Number(path[1])];
}

/** What ends with a text: the lower price that it speaks of; of any other, what it stands in. */
function endsAround(placed: PlacedText, content: Dated, day: IsoDay): End[] {
  const { file, source, path, text } = placed;
  const own = content.services.find(({ slug }) => file === `services/${slug}`);
  const plan = path[0] === "plans" ? own?.plans[Number(path[1])] : undefined;
  const around = own ? [own] : servicesIn(text, content);
  const ids = plan ? [plan.id] : plansPriced(text, content, around);
  const days = daysOf(placed, day);
  const ofOffers = endsOfOffers(ids, content.offers, ({ from, until }) => {
    return until >= days.from && from <= (days.until ?? from);
  });
  if (ofOffers.length > 0) return ofOffers;
  const ofPlan = plan ? endsOfPlan(source, path.slice(0, 2), day) : [];
  return [...ownEnds(source, path, day), ...ofPlan];
}

/** The labels of a plan: what they say of a last day holds for the plan. */
const LABELS = ["tag", "why"];
const isLabel = ({ path }: PlacedText) =>
  path[0] === "plans" && path.length === 3 && LABELS.includes(String(path[2]));

/** A text that names a last day, beside the day on which its offer, or the text itself, ends. */
function checkText(placed: PlacedText, content: Dated, day: IsoDay): void {
  const { source, path, text } = placed;
  const named = lastDaysIn(text, day);
  const [first] = named;
  if (!first) return;
  const ends = endsAround(placed, content, day);
  const wrong = wrongLastDay(named, ends);
  if (wrong) {
    source.warn(path, whichIsRight(wrong), { text: wrong.words });
  } else if (ends.length === 0 && isLabel(placed)) {
    const message = `"${first.words}", and nothing here ends on that day: give the text and what it is about until, or take the day out`;
    source.warn(path, message, { text: first.words });
  }
}

type Span = DatedValue["spans"][number];

/** The offer to which a label of some days belongs; undefined if it may be about something else. */
function offerOfLabel({ from, until, value }: Span, offers: readonly Offer[]): Offer | undefined {
  if (typeof value !== "string" || !from || !until) return undefined;
  return offers.find((offer) => {
    if (offer.from > until || from > offer.until) return false;
    return offer.from === from || (isOfOffer(value) && until > offer.until);
  });
}

/** A label of a plan on offer that is shown to another day than the lower price. */
function checkLabel(source: SourceFile, path: Path, id: string, offers: Offers, day: IsoDay): void {
  const dated = source.values.find((value) => formatPath(value.path) === formatPath(path));
  for (const span of dated?.spans ?? []) {
    const { until, value } = span;
    const offer = offerOfLabel(span, offers.get(id) ?? []);
    if (!until || until < day || !offer || offer.until === until) continue;
    const { what } = endOfOffer(id, offer);
    const message = `"${value}" is shown until ${formatDate(until)}, and ${what} ${formatDate(offer.until)}: which is right?`;
    source.warn(path, message);
  }
}

type Announcement = Content["notices"]["announcements"][number];

/** The lower prices of which an announcement may speak: of the plans that it names, or of any. */
function offersAnnounced({ from, until, text }: Announcement, content: Dated): [string, Offer][] {
  const named = servicesIn(text, content);
  const ids = plansPriced(text, content, named.length > 0 ? named : content.services);
  return ids.flatMap((id) =>
    (content.offers.get(id) ?? [])
      .filter((offer) => offer.from <= until && from <= offer.until)
      .map((offer): [string, Offer] => [id, offer]),
  );
}

/** An announcement that names no day, and is there before the lower prices. */
function beginFault(
  { from, text }: Announcement,
  offers: readonly [string, Offer][],
  day: IsoDay,
): string | undefined {
  const [first] = offers;
  const isEarly = offers.every(([, offer]) => offer.from > from);
  if (!first || !isEarly || wholeDaysIn(text, day).length > 0) return undefined;
  const [id, offer] = first;
  return `this is shown from ${formatDate(from)}, and the lower price of ${id} begins on ${formatDate(offer.from)}: which is right?`;
}

/** An announcement that ends on another day than the lower prices. */
function endFault(
  { until, text }: Announcement,
  offers: readonly [string, Offer][],
  day: IsoDay,
): string | undefined {
  const ends = offers.map(([id, offer]) => endOfOffer(id, offer));
  if (ends.some((end) => end.day === until)) return undefined;
  const end = ends.find((other) => other.day < until) ?? ends[0];
  if (!end) return undefined;
  const named = lastDaysIn(text, day);
  // One that names the right day may go before it; a wrong one is told by itself.
  if (named.length > 0 && (until < end.day || wrongLastDay(named, ends))) return undefined;
  return `this is shown until ${formatDate(until)}, and ${end.what} ${formatDate(end.day)}: which is right?`;
}

/** Announcements of an offer that are shown on other days than it holds. */
function checkAnnounced(
  source: SourceFile,
  content: Dated & Pick<Content, "notices">,
  day: IsoDay,
): void {
  for (const [index, announcement] of content.notices.announcements.entries()) {
    if (announcement.until < day || !isOfOffer(announcement.text)) continue;
    const offers = offersAnnounced(announcement, content);
    const begins = beginFault(announcement, offers, day);
    if (begins) source.warn(["announcements", index, "from"], begins);
    const ends = endFault(announcement, offers, day);
    if (ends) source.warn(["announcements", index, "until"], ends);
  }
}

/** Doubts what names, or is shown to, another last day than its offer or itself has. */
export function checkLastDays(
  sources: ReadonlyMap<string, SourceFile>,
  content: Dated & Pick<Content, "notices">,
  day: IsoDay,
): void {
  for (const [file, source] of sources) {
    for (const { text, path } of textsOf(source.data)) {
      checkText({ file, source, path, text }, content, day);
    }
  }
  for (const service of content.services) {
    const source = sources.get(`services/${service.slug}`);
    if (!source) continue;
    for (const [index, { id }] of service.plans.entries()) {
      for (const label of LABELS) {
        checkLabel(source, ["plans", index, label], id, content.offers, day);
      }
    }
  }
  const notices = sources.get("notices");
  if (notices) checkAnnounced(notices, content, day);
}
