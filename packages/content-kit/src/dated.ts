import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { dayAfter, dayBefore, type IsoDay, isDay } from "./days.ts";
import { nearest } from "./nearest.ts";
import type { Path } from "./paths.ts";
import { beginOf, endOf, holdsOn, inOrder, type Span } from "./spans.ts";
import { dateHint, writtenAs } from "./value-hints.ts";

/*
 * What changes by itself on a day. Any value may be written as
 *
 *   price:
 *     value: 7000
 *     dated:
 *       - from: 2026-11-06
 *         until: 2026-11-12
 *         value: 5999
 *
 * where `value:` with nothing behind it leaves the key out on those days, and any entry of a list
 * may have `from:` and `until:`. A file is read as of one day: of such a value the one that holds on
 * that day is left, of such a list the entries.
 */

const VALUE = "value";
const DATED = "dated";
const FROM = "from";
const UNTIL = "until";

const A_DAY = "expected a day such as 2030-05-13";

interface Found {
  /** 0-based character index in the file. */
  offset: number;
  message: string;
}

/** All values that a dated value has, one after the other. */
export interface DatedValue {
  path: Path;
  spans: Span[];
  /** What holds on all other days; undefined if nothing is written above `dated`. */
  usual?: unknown;
}

/** The days of an entry of a list that holds on the day; `path` is its place among those. */
export interface DatedEntry extends Pick<Span, "from" | "until"> {
  path: Path;
}

/** What is dated in a file. */
export interface DatedParts {
  /** The days on which something changes, in order. */
  days: IsoDay[];
  values: DatedValue[];
  entries: DatedEntry[];
  mistakes: Found[];
  warnings: Found[];
}

interface NodeSpan extends Span<Node> {
  offset: number;
}

interface Reading extends DatedParts {
  day: IsoDay;
  /** Keys of lists whose entries keep their days, because the site applies these itself. */
  ownDates: readonly string[];
}

const offsetOf = (node: Node) => node.range?.[0] ?? 0;

const keysOf = ({ items }: YAMLMap) => items.map(({ key }) => (isScalar(key) ? key.value : key));

function partOf(map: YAMLMap, key: string): Node | undefined {
  const part = map.get(key, true);
  return isNode(part) ? part : undefined;
}

function textOf(map: YAMLMap, key: string): unknown {
  const part = partOf(map, key);
  return isScalar(part) ? part.value : part;
}

/**
 * What is written in place of a day, and the day that was meant.
 * @param first day on which it may be
 */
function noDay(written: unknown, first = ""): string {
  const plain = writtenAs(written);
  if (plain === undefined) return A_DAY;
  const mistake = `${A_DAY}, got "${String(written)}"`;
  const hint = dateHint(plain);
  if (!hint) return mistake;
  const isTooEarly = String(hint.value ?? first) < first;
  return `${mistake}: ${isTooEarly ? `expected ${first} or a later day` : hint.text}`;
}

/** The two days of a map; a wrong one is reported. */
function daysOf(map: YAMLMap, reading: Reading): Pick<Span, "from" | "until"> {
  const days: Pick<Span, "from" | "until"> = {};
  for (const key of [FROM, UNTIL] as const) {
    const text = textOf(map, key);
    if (text === undefined) continue;
    if (isDay(text)) days[key] = text;
    else {
      const message = noDay(text, key === UNTIL ? days.from : undefined);
      reading.mistakes.push({ offset: offsetOf(partOf(map, key) ?? map), message });
    }
  }
  if (beginOf(days) > endOf(days)) {
    const offset = offsetOf(partOf(map, UNTIL) ?? map);
    const message = `expected until to be ${days.from} or a later day, as from is that day, got ${days.until}`;
    reading.mistakes.push({ offset, message });
  }
  return days;
}

/** A day that is further off has probably another year than was meant. */
const MOST_YEARS_AHEAD = 3;

/** Doubts a day that is years off. */
function doubtYear(written: IsoDay | undefined, offset: number, reading: Reading): void {
  if (!written) return;
  const years = Number(written.slice(0, 4)) - Number(reading.day.slice(0, 4));
  if (years <= MOST_YEARS_AHEAD) return;
  reading.warnings.push({
    offset,
    message: `${written} is ${years} years off: is the year right?`,
  });
}

/** Notes on which days something begins and ends, whether it is over, and a day that is years off. */
function noteDays(span: Pick<Span, "from" | "until">, offset: number, reading: Reading): void {
  const { from, until } = span;
  doubtYear(from, offset, reading);
  doubtYear(until, offset, reading);
  if (from) reading.days.push(from);
  if (until) reading.days.push(dayAfter(until));
  if (until && until < reading.day) {
    const message = `was over on ${until}: take it out once nobody has terms of that time any more`;
    reading.warnings.push({ offset, message });
  }
}

function isDatedValue(map: YAMLMap): boolean {
  return map.has(DATED) && keysOf(map).every((key) => key === VALUE || key === DATED);
}

const ENTRY = "expected from or until, or both, and value";
const ENTRY_KEYS = [FROM, UNTIL, VALUE];

const COMMA = "a text with a comma needs quotes between { and }";

/** What people write for until, beside misspellings. */
const UNTIL_WORDS = ["to", "till", "end"];

/** What is wrong with an entry of `dated`, by its keys. */
function entryMistake(entry: YAMLMap): string {
  const unknown = keysOf(entry)
    .map(String)
    .find((key) => !ENTRY_KEYS.includes(key));
  if (unknown === undefined) return ENTRY;
  const got = `${ENTRY}, got "${unknown}"`;
  // What stands behind a comma in { } is a key without a value.
  if (partOf(entry, unknown) === undefined || textOf(entry, unknown) === null) {
    return `${got}: ${COMMA}`;
  }
  const meant = UNTIL_WORDS.includes(unknown) ? UNTIL : nearest(unknown, ENTRY_KEYS);
  return meant === undefined ? got : `${got}: did you mean ${meant}?`;
}

function spanOf(entry: unknown, reading: Reading): NodeSpan | undefined {
  if (!isMap(entry)) return undefined;
  const isKnown = keysOf(entry).every((key) => ENTRY_KEYS.includes(String(key)));
  const value = partOf(entry, VALUE);
  const hasDay = entry.has(FROM) || entry.has(UNTIL);
  if (!isKnown || !value || !hasDay) return undefined;
  return { ...daysOf(entry, reading), value, offset: offsetOf(entry) };
}

/** What is written under `dated`, in order of its days. */
function spansIn(map: YAMLMap, reading: Reading): NodeSpan[] {
  const list = partOf(map, DATED);
  if (!isSeq(list)) {
    const message = `expected below ${DATED} a list: each entry with from or until, or both, and value`;
    reading.mistakes.push({ offset: offsetOf(list ?? map), message });
    return [];
  }
  const spans: NodeSpan[] = [];
  for (const entry of list.items) {
    const span = spanOf(entry, reading);
    if (span) spans.push(span);
    else {
      const message = isMap(entry) ? entryMistake(entry) : ENTRY;
      reading.mistakes.push({ offset: isNode(entry) ? offsetOf(entry) : 0, message });
    }
  }
  return inOrder(spans);
}

function reportOverlaps(spans: readonly NodeSpan[], { mistakes }: Reading): void {
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    if (!before || endOf(before) < beginOf(span)) continue;
    const until = before.until ? ` until ${before.until}` : "";
    const message = `expected days of its own, got ${span.from ?? "no first day"} while another value holds${until}`;
    mistakes.push({ offset: span.offset, message });
  }
}

/** The days between the values, for a value that has no other one for all other days. */
function reportGaps(spans: readonly NodeSpan[], { mistakes }: Reading): void {
  for (const [index, span] of spans.entries()) {
    const before = spans[index - 1];
    const due = before?.until === undefined ? "" : dayAfter(before.until);
    if (beginOf(span) === due) continue;
    const gap = due ? `from ${due} until ${dayBefore(beginOf(span))}` : `before ${span.from}`;
    const message = `expected a value ${gap}: write value above ${DATED}, for all other days, with nothing behind it if there is none`;
    mistakes.push({ offset: span.offset, message });
  }
  const last = spans.at(-1);
  if (!last?.until) return;
  const message = `expected a value after ${last.until}: write value above ${DATED}, for all other days, with nothing behind it if there is none`;
  mistakes.push({ offset: last.offset, message });
}

/** The dated ones, and the usual one on all days between them. */
function allSpans(dated: readonly NodeSpan[], usual: Node | undefined): Span<Node>[] {
  if (!usual) return [...dated];
  const spans: Span<Node>[] = [];
  let free: IsoDay | undefined;
  for (const { from, until, value } of dated) {
    if (from !== undefined && from !== free) {
      spans.push({ ...(free && { from: free }), until: dayBefore(from), value: usual });
    }
    spans.push({ ...(from && { from }), ...(until && { until }), value });
    if (until === undefined) return spans;
    free = dayAfter(until);
  }
  return [...spans, { ...(free && { from: free }), value: usual }];
}

/** The value that holds on the day. */
function valueOn(map: YAMLMap, path: Path, reading: Reading, doc: Document): unknown {
  const usual = partOf(map, VALUE);
  const dated = spansIn(map, reading);
  reportOverlaps(dated, reading);
  if (!usual) reportGaps(dated, reading);
  for (const span of dated) noteDays(span, span.offset, reading);
  const spans = allSpans(dated, usual);
  const plain = spans.map((span) => ({ ...span, value: span.value.toJS(doc) as unknown }));
  reading.values.push({ path, spans: plain, ...(usual && { usual: usual.toJS(doc) as unknown }) });
  const value = spans.find((span) => holdsOn(span, reading.day))?.value ?? usual ?? map;
  if (map.tag?.startsWith("!") && !value.tag) value.tag = map.tag;
  return value;
}

/** Whether a value is a day, or another spelling of one: `31-12-2026`. */
function isLikeDay(written: unknown): boolean {
  if (isDay(written)) return true;
  return typeof written === "string" && dateHint(written) !== undefined;
}

/** Takes the days out of an entry of a list; undefined if it has none. */
function takeDays(entry: unknown, reading: Reading): Pick<Span, "from" | "until"> | undefined {
  if (!isMap(entry)) return undefined;
  const isDated = [FROM, UNTIL].some((key) => isLikeDay(textOf(entry, key)));
  if (!isDated) return undefined;
  const days = daysOf(entry, reading);
  noteDays(days, offsetOf(entry), reading);
  entry.delete(FROM);
  entry.delete(UNTIL);
  return days;
}

/** The entries of a list that hold on the day. */
function entriesInForce(list: YAMLSeq, path: Path, reading: Reading): unknown[] {
  const inForce: unknown[] = [];
  for (const entry of list.items) {
    const days = takeDays(entry, reading);
    if (days && !holdsOn(days, reading.day)) continue;
    if (days) reading.entries.push({ path: [...path, inForce.length], ...days });
    inForce.push(entry);
  }
  return inForce;
}

function resolveList(list: YAMLSeq, path: Path, reading: Reading, doc: Document): void {
  const hasOwnDates = reading.ownDates.includes(String(path.at(-1)));
  if (!hasOwnDates) list.items = entriesInForce(list, path, reading);
  list.items = list.items.map((entry, index) => resolve(entry, [...path, index], reading, doc));
}

/**
 * Reports a group that was to be a dated value: with a key that is nearly `dated`, or a text in parts.
 * @returns whether it is one
 */
function reportMisspelt(map: YAMLMap, { mistakes }: Reading): boolean {
  const keys = keysOf(map).map(String);
  if (map.has(VALUE) && map.has(DATED) && keys.length > 2) {
    const further = keys.find((key) => key !== VALUE && key !== DATED);
    const message = `expected ${VALUE} and ${DATED}, got "${further}" beside them: ${COMMA}`;
    mistakes.push({ offset: offsetOf(map), message });
    return true;
  }
  const [other = ""] = keys.filter((key) => key !== VALUE);
  if (keys.length !== 2 || !map.has(VALUE) || !isSeq(partOf(map, other))) return false;
  if (other === DATED || nearest(other, [DATED]) === undefined) return false;
  const offset = offsetOf(map);
  mistakes.push({ offset, message: `expected ${DATED} beside ${VALUE}, got "${other}"` });
  return true;
}

function resolve(node: unknown, path: Path, reading: Reading, doc: Document): unknown {
  if (isSeq(node)) resolveList(node, path, reading, doc);
  if (!isMap(node)) return node;
  // Its usual value stands for it, so that nothing else is said of it.
  if (reportMisspelt(node, reading)) return partOf(node, VALUE) ?? node;
  if (isDatedValue(node)) {
    const value = valueOn(node, path, reading, doc);
    return value === node ? node : resolve(value, path, reading, doc);
  }
  for (const pair of [...node.items]) {
    const key = isScalar(pair.key) ? String(pair.key.value) : "";
    const value = resolve(pair.value, [...path, key], reading, doc);
    const hasNoValueNow = value !== pair.value && isScalar(value) && value.value === null;
    if (hasNoValueNow) node.delete(pair.key);
    else pair.value = value;
  }
  return node;
}

/**
 * Leaves in a document what holds on a day.
 * @param ownDates keys of lists whose entries keep their days
 */
export function readAsOf(doc: Document, day: IsoDay, ownDates: readonly string[] = []): DatedParts {
  const found: DatedParts = { days: [], values: [], entries: [], mistakes: [], warnings: [] };
  const reading: Reading = { ...found, day, ownDates };
  const contents = resolve(doc.contents, [], reading, doc);
  doc.contents = isNode(contents) ? contents : null;
  return { ...reading, days: [...new Set(reading.days)].sort() };
}
