import { type Path, type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";

/** What says that a sentence denies, asks, or speaks of what comes on top. */
const DENIED =
  /\b(?:no|not|never|none|nothing|neither|nor|without|cannot|before|excl\w*)\b|n['’]t\b|\?\s*$/i;

/** Words that say another thing than prices and terms do. */
interface Contradiction {
  words: RegExp;
  /** Sentences of these are about something else. */
  unless?: RegExp;
  /** What is said of them; `%s` are the words. */
  message: string;
  /** true stops the build. */
  isMistake: boolean;
}

const TAX = String.raw`(?:all\s+)?(?:gst|tax(?:es)?)\b`;

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    words: new RegExp(
      String.raw`\b(?:fees?|prices?|charges|plans?)\b[^.!?]{0,40}\b(?:(?:includ(?:es?|ed|ing)|inclusive of|incl\.?)\s+${TAX}|(?:gst|tax(?:es)?)\s+(?:is\s+|are\s+)?(?:included|inclusive)\b|all[- ]inclusive\b)`,
      "i",
    ),
    // What is said of an amount is held against the prices (gst-words.ts).
    unless: /\b(?:totals?|back|refund\w*|returned)\b|(?:₹|\brs\.?)\s?\d/i,
    message:
      'expected fees before GST, as all prices are, got "%s": write "plus GST", or "in total" of an amount with GST',
    isMistake: true,
  },
  {
    words:
      /\bauto[- ]?(?:renew\w*|debit\w*|pay)\b|\brenew\w*\s+automatically\b|\bautomatic(?:ally)?\s+renew\w*|\be-?mandates?\b/i,
    message:
      '"%s" promises that a plan goes on by itself, and the site says that each ends: take it out, or change the terms first, with a new version',
    isMistake: false,
  },
  {
    words: /\binstal?lments?\b|\b(?:no[- ]cost )?EMIs?\b/,
    message:
      '"%s" offers to pay a part at a time, and the site says that a fee is paid once: take it out, or change the terms first, with a new version',
    isMistake: false,
  },
];

const RANGE =
  /(?<![\d.,:/-])(\d+(?:\.\d+)?)\s?(?:-|–|to)\s?(\d+(?:\.\d+)?)\s?(%|percent\b|x\b|(?:calls?|picks?|minutes?|hours?|days?|weeks?|months?|years?|times?|lots?|strategies|trades?)\b)/gi;

/** A range whose first number is the larger one: one of the two is mistyped. */
function checkRanges(source: SourceFile, path: Path, sentence: string): void {
  for (const [found, first, second] of sentence.matchAll(RANGE)) {
    if (Number(first) < Number(second)) continue;
    const message = `expected a range from the smaller number to the larger, got "${found}"`;
    source.warn(path, message, { text: found });
  }
}

const REGULATOR = /https?:\/\/([\w.-]*sebi[\w.-]*)/gi;

/** An address that looks like SEBI's and is somebody else's. */
function checkRegulator(source: SourceFile, path: Path, sentence: string): void {
  for (const [found, host = ""] of sentence.matchAll(REGULATOR)) {
    if (/(?:^|\.)sebi\.gov\.in\.?$/i.test(host)) continue;
    source.fail(path, `expected SEBI's own address, at sebi.gov.in, got ${host}`, { text: found });
  }
}

/** Words about a time in days: its number is the first group. */
interface Deadline {
  words: RegExp;
  isRight: (days: number, content: Pick<Content, "refunds">) => boolean;
  right: (content: Pick<Content, "refunds">) => string;
}

const DAYS = String.raw`\b(?:within|in)\s+(\d+)\s+(?:working |business |calendar )?days?\b`;
/** SEBI's limit for a complaint, in calendar days. */
const COMPLAINT_DAYS = 21;

const DEADLINES: readonly Deadline[] = [
  {
    words: new RegExp(String.raw`\b(?:refund\w*|money back)\b[^.!?]{0,60}${DAYS}`, "i"),
    isRight: (days, { refunds }) => days === refunds.deadline.workingDays,
    right: ({ refunds }) =>
      `content/refunds.yaml has ${refunds.deadline.workingDays} working days: write {{refunds.within}}`,
  },
  {
    words: new RegExp(
      String.raw`\b(?:complaints?|grievances?|action taken)\b[^.!?]{0,60}${DAYS}`,
      "i",
    ),
    isRight: (days) => days <= COMPLAINT_DAYS,
    right: () => `SEBI gives ${COMPLAINT_DAYS} days for a complaint`,
  },
];

/** Prescribed texts, words of others, invented ones. */
const NOT_OURS = ["sources", "sample", "testimonials", "versions"];

function checkSentence(
  source: SourceFile,
  path: Path,
  sentence: string,
  content: Pick<Content, "refunds">,
): void {
  if (DENIED.test(sentence)) return;
  for (const { words, unless, message, isMistake } of CONTRADICTIONS) {
    const [found] = words.exec(sentence) ?? [];
    if (found === undefined || unless?.test(sentence)) continue;
    const said = message.replace("%s", found);
    if (isMistake) source.fail(path, said, { text: found });
    else source.warn(path, said, { text: found });
  }
  for (const { words, isRight, right } of DEADLINES) {
    const [found, days] = words.exec(sentence) ?? [];
    if (found === undefined || isRight(Number(days), content)) continue;
    source.warn(path, `"${found}": ${right(content)}`, { text: found });
  }
}

/** Sentences that promise another thing than prices, terms and SEBI's limits do. */
export function checkContradictions(
  sources: ReadonlyMap<string, SourceFile>,
  content: Pick<Content, "refunds">,
): void {
  for (const [file, source] of sources) {
    if (NOT_OURS.includes(file)) continue;
    for (const { text, path } of textsOf(source.data)) {
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        checkSentence(source, path, sentence, content);
        checkRanges(source, path, sentence);
        checkRegulator(source, path, sentence);
      }
    }
  }
}
