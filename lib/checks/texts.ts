import { type Facts, resolveText } from "content-kit/facts";
import type { Addresses } from "content-kit/references";
import { formatPath, type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { ContentFiles } from "@/lib/content/content-files";
import { isPlaceholder } from "@/lib/text/placeholders";
import type { Names } from "./references";

/** A text of content, and where it stands. */
interface WrittenText {
  /** Path of the file without extension: `pages/about`. */
  file: string;
  source: SourceFile;
  text: string;
  path: Path;
}

/** Typical placeholder texts. */
const PLACEHOLDER_TEXT =
  /^(?:\+91)?[ 0-]*0000[ 0-]*$|^IN[HA]0{9}$|X{4}|[Ll]orem ipsum|to be supplied|\bTBD\b|\bTODO\b|\bexample\.(?:com|org|net|in)\b|@validbank$/;

const UNMARKED =
  "this looks like a placeholder: write what is true, or put !placeholder and a space in front";

/** Keys of examples, such as those of a form, and of policies, which show how numbers are masked. */
const EXAMPLES = ["placeholder", "hint", "errors", "clauses"];

/** A placeholder without its mark is a mistake among the firm's facts, elsewhere a warning. */
function checkPlaceholder({ file, source, text, path }: WrittenText): void {
  const [found] = PLACEHOLDER_TEXT.exec(text) ?? [];
  if (!found) return;
  const isMarked = isPlaceholder(source.placeholders, formatPath(path));
  const isExample = path.some((key) => EXAMPLES.includes(String(key)));
  if (isMarked || isExample) return;
  if (file === "firm") {
    source.fail(path, UNMARKED, { text: found });
  } else {
    source.warn(path, UNMARKED, { text: found });
  }
}

/** Left over from a question or a test; useless as a title. */
const NO_TITLE = /^(?:yes|no|true|false|on|off|none|null|test|title|heading|text)$/i;
const TITLES = ["title", "heading", "question", "name", "label"];

function checkTitle({ source, text, path }: WrittenText): void {
  const key = String(path.at(-1));
  if (!TITLES.includes(key) || !NO_TITLE.test(text)) return;
  source.warn(path, `"${text}" says nothing as a ${key}: is it intended?`);
}

const NO_PLANS =
  'expected another kind, got "rate-card": only services have plans, remove this band and link to a service';

function checkRateCard({ file, source, text, path }: WrittenText): void {
  const isRateCard = path.at(-1) === "kind" && text === "rate-card";
  if (isRateCard && !file.startsWith("services/")) source.fail(path, NO_PLANS);
}

/** A rating as people write it: ★★★★★, 4.8★, ⭐ 5/5. */
const STARS =
  /[★☆⭐🌟]\uFE0F?(?:\s?[★☆⭐🌟]\uFE0F?)+|[1-5](?:\.\d)?\s?[★⭐🌟]|[★⭐🌟]\uFE0F?\s?[1-5](?![\d,])/u;

const RATED =
  "is a rating in signs, which the code of advertisements does not let a research analyst print, and of which screen readers read each: delete it, unless compliance has approved it; an entry of testimonials.yaml has its own rating";

function checkStars({ source, text, path }: WrittenText): void {
  const [found] = STARS.exec(text) ?? [];
  if (found) source.warn(path, `"${found}" ${RATED}`, { text: found });
}

/** A sign or a word for rupees in front of a reference that brings its own. */
const TWO_SIGNS =
  /(?:₹|\b(?:Rs\.?|INR))\s*\{\{\s*(?:firm\.feeCap|feeCap\.withGst|(?:price|saving|capLeft)\.[\w-]+)\s*\}\}/;

function checkTwoSigns({ source, text, path }: WrittenText): void {
  const [found] = TWO_SIGNS.exec(text) ?? [];
  if (!found) return;
  const message = `"${found}" prints two signs for rupees, as the reference has its own: delete the one in front of it, or write {{feeCap.inDigits}} where SEBI's text has Rs`;
  source.fail(path, message, { text: found });
}

/** A time that no clock shows: `16PM`, `9:75 AM`. */
const NO_TIME =
  /(?<![\d.,:])(?:(?:0|1[3-9]|[2-9]\d)(?:[:.]\d{2})?|\d{1,2}[:.][6-9]\d)\s?[AaPp](?:\.[Mm]\.|[Mm]\b)/;

function checkClock({ source, text, path }: WrittenText): void {
  const [found] = NO_TIME.exec(text) ?? [];
  if (!found) return;
  const message = `expected a time such as 9:00 AM or 4 PM, got "${found}", which no clock shows`;
  source.fail(path, message, { text: found });
}

/** Checks of any text, whatever its schema. */
const TEXT_CHECKS = [
  checkPlaceholder,
  checkTitle,
  checkRateCard,
  checkStars,
  checkTwoSigns,
  checkClock,
];

const HIDDEN = ": this page would be hidden, delete the line";

/** A redirect from the address of a page would hide that page. */
function checkRedirects(source: SourceFile | undefined, { routes }: Addresses): void {
  if (!source) return;
  for (const address of Object.keys(Object(source.data))) {
    const isPage = address === "/index" || routes.has(address);
    if (!isPage) continue;
    source.fail([address], `expected an address without a page, got "${address}"${HIDDEN}`, "key");
  }
}

/** Search results truncate longer descriptions, and seldom show shorter ones. */
const DESCRIPTION_LENGTH = { min: 120, max: 160 };
/** Shared links show that of any page, also one that no search engine lists. */
const LEAST_SHARED = 50;

/** What is doubted of a description's length. @param isListed whether search engines list the page */
function lengthDoubt(length: number, isListed: boolean): string | undefined {
  const { min, max } = DESCRIPTION_LENGTH;
  if (isListed && (length < min || length > max)) {
    return `${length} characters: search results show ${min} to ${max} of a description (docs/marketing.md)`;
  }
  if (length < LEAST_SHARED) {
    return `${length} characters, which shared links show below the title: is it a whole sentence?`;
  }
  return undefined;
}

function checkDescriptions({ sources }: ContentFiles, names: Names, facts: Facts): void {
  for (const [file, { definitions }] of names) {
    const source = sources.get(file);
    if (!source) continue;
    const isListed = Object(source.data).noindex !== true;
    for (const { kind, text, path } of definitions) {
      if (kind !== "description") continue;
      const doubt = lengthDoubt(resolveText(text, facts).length, isListed);
      if (doubt) source.warn(path, doubt);
    }
  }
}

/** Reports and warns of texts that are likely not what was meant. */
export function checkTexts(files: ContentFiles, names: Names, addresses: Addresses): void {
  for (const [file, source] of files.sources) {
    for (const { text, path } of textsOf(source.data)) {
      for (const check of TEXT_CHECKS) check({ file, source, text, path });
    }
  }
  checkRedirects(files.sources.get("redirects"), addresses);
  checkDescriptions(files, names, addresses.facts);
}
