import path from "node:path";
import { ContentError, type ContentIssue } from "content-kit";
import { linkMistake, type NamesInFile, namesIn } from "content-kit/references";
import { readComplaints } from "@/lib/complaints/read-complaints";
import { readContent } from "@/lib/content/content";
import { type ContentFiles, readFiles } from "@/lib/content/content-files";
import { schemaOf } from "@/lib/content/schemas/files";
import type { TextName } from "@/lib/content/schemas/versions";
import { endedPlans } from "@/lib/fees/ended-plans";
import { dayInIndia, type IsoDay, todayInIndia } from "@/lib/text/days";
import { textsInForce } from "@/lib/versions/texts-in-force";
import {
  readVersions,
  splitByDay,
  unversioned,
  type Versions,
  versionMistakes,
} from "@/lib/versions/versions";
import { addressesIn } from "./addresses";
import { checkClosing } from "./closing";
import { checkComplaintsUpdated } from "./complaints-updated";
import { checkContradictions } from "./contradictions";
import { checkCopiedServices } from "./copied-services";
import { checkAnnouncements, checkDaysInTexts } from "./days-in-texts";
import { checkDaysToCome } from "./days-to-come";
import { readFactFiles } from "./fact-files";
import { factsFrom } from "./facts";
import { checkComparedDays, checkFirmFacts } from "./firm-facts";
import { checkGaps } from "./gaps";
import { checkGstWords } from "./gst-words";
import { checkHours } from "./hours";
import { checkLastDays } from "./last-days";
import { checkLikelyFacts } from "./likely-facts";
import { checkLinksElsewhere } from "./links-elsewhere";
import { offersIn, usualPrices } from "./offers";
import { checkOwnHost } from "./own-host";
import { withPlanDays } from "./plan-days";
import { checkPlanLinks } from "./plan-links";
import { checkAcrossFiles } from "./plans";
import { checkAllReferences, checkUniqueNames, type Names } from "./references";
import { checkRepeatedFacts } from "./repeated-facts";
import { checkSavings } from "./savings";
import { checkTestimonials } from "./testimonials";
import { checkTexts } from "./texts";
import { checkTitleLengths } from "./titles";

export type CheckedContent = ReturnType<typeof loadAsOf>;

/** What the schemas say of the texts of each file. */
function namesOf({ sources }: ContentFiles): Names {
  const names = new Map<string, NamesInFile>();
  for (const [file, { data }] of sources) {
    names.set(file, namesIn(schemaOf(file), data));
  }
  return names;
}

/** The content of one day, checked as of that day alone. @throws ContentError */
export function loadAsOf(root: string, day: IsoDay) {
  const files = readFiles(root, day);
  try {
    return checkedAsOf(files, day);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    throw new ContentError(withPlanDays(cause.issues, files.texts, day));
  }
}

function checkedAsOf(files: ContentFiles, day: IsoDay) {
  const { issues, sources } = files;
  const facts = factsFrom(readFactFiles(files));
  const names = namesOf(files);
  const addresses = addressesIn(files, facts, names);
  // Before the schemas, whose messages about addresses are less precise.
  checkAllReferences(files, names, addresses);
  checkUniqueNames(files, names);
  checkTexts(files, names, addresses);
  const read = readContent(files, facts);
  const since = read?.firm.registration.validFrom;
  const complaints = readComplaints(files.tables, issues, day, since);
  if (!read || !complaints || issues.length > 0) throw new ContentError(issues);
  const offers = offersIn(sources, read);
  const content = { ...read, offers, usualPrices: usualPrices(offers, day) };
  checkAcrossFiles(sources, content);
  checkGaps(sources, content);
  checkCopiedServices(sources, content);
  checkHours(sources, files.texts, content);
  checkTestimonials(sources.get("testimonials"), content);
  checkTitleLengths(sources, names, content);
  // A day that is looked at may be past: what has been done since then is no mistake.
  const now = dayInIndia(Date.now());
  const latest = day > now ? day : now;
  checkFirmFacts(sources.get("firm"), content, latest);
  checkLikelyFacts(sources.get("firm"), content, latest);
  checkLinksElsewhere(sources, content);
  checkOwnHost(files, content);
  checkComparedDays(sources.get("sources"), content, latest);
  checkRepeatedFacts(sources, content, day);
  checkPlanLinks(sources, content, day);
  checkContradictions(sources, content);
  checkGstWords(sources, content, facts);
  checkDaysInTexts(sources, content, day);
  checkAnnouncements(sources.get("notices"), content, day);
  checkLastDays(sources, content, day);
  checkClosing(sources.get("notices"), content, day);
  const openClaims = checkSavings(sources, content, facts, day);
  checkComplaintsUpdated(sources, content, complaints.monthly, day);
  const isLive = (href: string) => linkMistake(href, addresses) === undefined;
  const byDay = splitByDay(readVersions(files, content, isLive), day);
  if (issues.length > 0) throw new ContentError(issues);
  const { policies, bandPages, pages } = content;
  return {
    ...content,
    ...byDay,
    /** Texts as content has them, with the words of versions to come. */
    written: { policies, bandPages, pages },
    ...textsInForce(content, byDay),
    complaints,
    /** Plans that are not sold any more, while a subscriber may still have one. */
    ended: endedPlans(files.texts, day),
    /** Statements on savings that no price can decide. */
    openClaims,
    changeDays: changeDaysOf(sources, byDay.coming, day),
  };
}

/** The days to come on which content changes by itself, in order. */
function changeDaysOf(sources: ContentFiles["sources"], coming: Versions, today: IsoDay): IsoDay[] {
  const ofValues = [...sources.values()].flatMap(({ days }) => days);
  const ofVersions = Object.values(coming).flatMap((versions) => versions.map(({ date }) => date));
  return [...new Set([...ofValues, ...ofVersions])].filter((day) => day > today).sort();
}

type DaysLoaded = Map<IsoDay, ReturnType<typeof loadAsOf>>;

/** What was read of days to come while they were checked, so that it is not read twice. */
const daysLoaded = new WeakMap<object, DaysLoaded>();

/**
 * The content of a day. That of each day to come on which it changes by itself is checked too.
 * @param root absolute path; links may also lead to files in `public/` beside it
 * @param day today in India, if left out
 * @throws ContentError with all mistakes in single files and links, or else across files
 */
export function loadContent(root: string, day: IsoDay = todayInIndia()) {
  const content = loadAsOf(root, day);
  const loaded: DaysLoaded = new Map();
  const { mistakes, warnings } = checkDaysToCome(content, day, (later) => {
    const then = loadAsOf(root, later);
    loaded.set(later, then);
    return then;
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const checked = { ...content, warnings: [...content.warnings, ...warnings] };
  daysLoaded.set(checked, loaded);
  return checked;
}

const onEachDay = (root: string, content: CheckedContent) =>
  content.changeDays.map((day) => {
    const then = daysLoaded.get(content)?.get(day) ?? loadAsOf(root, day);
    return { day, content: then };
  });

/**
 * Texts that clients accept and that have no version with their words: today, or from a day to come
 * on which a fact changes that they print.
 * @param content of `root`
 */
export function unversionedTexts(root: string, content: CheckedContent): ContentIssue[] {
  return versionMistakes(content, onEachDay(root, content));
}

/** Texts whose words of today are those of no version, and wait for none to come. */
export function unversionedToday(root: string, content: CheckedContent): TextName[] {
  const found = unversioned(content, onEachDay(root, content));
  return found.filter(({ day }) => day === undefined).map(({ name }) => name);
}

/** In development. */
const MAX_AGE_MS = 1_000;

let loaded: CheckedContent | undefined;
let loadedAt = 0;

/** Read once; in development, again after a second, to show changes. @throws ContentError */
export function getContent(): CheckedContent {
  const isFresh = process.env.NODE_ENV !== "development" || Date.now() <= loadedAt + MAX_AGE_MS;
  if (loaded && isFresh) return loaded;
  loaded = loadContent(path.join(process.cwd(), "content"));
  loadedAt = Date.now();
  return loaded;
}
