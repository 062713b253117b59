import { type SitePage, sitePages } from "@/lib/site/site-pages";
import type { Place, SourceOfText, TextOnPage, ValuePath } from "../api";
import { type FieldRoom, fieldOf } from "../fields/field-of";
import { wayTo } from "../fields/way-to";
import { offsetOf, partAt } from "../writing/edit-text";
import { type Belongings, compareContext, pointsOf } from "./context";
import { factsInText } from "./facts-in-text";
import { pagesPrinting } from "./pages-printing";
import { plainSpaces } from "./shown-text";
import type { IndexedText, TextIndex } from "./text-index";

/** Letters of a text that may be looked for inside another one. */
const SHORTEST_PART = 4;
const SHORTEST_INSIDE = 8;
/** Places that are told of one text, and of one that may be any of them. */
const MOST = 4;
const MOST_OF_DOUBT = 8;

type Match = SourceOfText["match"];

interface Found {
  text: IndexedText;
  match: Match;
}

interface Ranked {
  found: Found;
  /** How much each part of the page around the text is about the value, the smallest part first. */
  context: readonly number[];
  /** Of its file from the page. */
  distance: number;
}

/** What is found of a text. */
interface Answer {
  found: readonly Found[];
  isDoubtful: boolean;
}

const NOTHING: Answer = { found: [], isDoubtful: false };

/** How far a file is from a page: its own first, what other pages have last. */
function distanceFrom(page: SitePage | undefined): (file: string) => number {
  const [own, ...others] = page?.sources ?? [];
  return (file) => {
    const name = file.replace(/^content\//, "");
    if (name === own) return 0;
    if (others.some((source) => name.startsWith(source))) return 1;
    return /^(?:shared|notices|firm|marketing|testimonials|promises|sources)\.yaml$/.test(name)
      ? 2
      : 3;
  };
}

/** The group or the list around a value. */
const holderOf = ({ file, path }: Place) => `${file}|${path.slice(0, -1).join("|")}`;

/** Texts beside each other in the file, by what is around them. */
function neighbours(index: TextIndex): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const { place, shown } of index.all) {
    const key = holderOf(place);
    texts.set(key, [...(texts.get(key) ?? []), shown]);
  }
  return texts;
}

function contains(text: string, part: string): boolean {
  const at = text.indexOf(part);
  if (at < 0) return false;
  // A label may stand before a text without a blank: "FeeYou pay".
  const isNewWord = /\p{Ll}/u.test(text.charAt(at - 1)) && /^\p{Lu}/u.test(part);
  const isInWord = /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /^[\p{L}\p{N}]/u.test(part);
  const isWordBefore = isInWord && !isNewWord;
  const isWordAfter =
    /[\p{L}\p{N}]/u.test(text.charAt(at + part.length)) && /[\p{L}\p{N}]$/u.test(part);
  return !isWordBefore && !isWordAfter;
}

/** Finds where texts of a page were written. */
export class Locator {
  private readonly around: Map<string, string[]>;
  private readonly pages: readonly SitePage[];

  constructor(
    private readonly index: TextIndex,
    private readonly room: FieldRoom,
    /** The repository: its pages as they were last built. */
    private readonly root: string,
  ) {
    this.around = neighbours(index);
    this.pages = sitePages(room.snapshot.content);
  }

  /** Values that are the whole text, in the order of the files. */
  private whole(shown: string): Found[] {
    // Pages add a star to what the firm has not confirmed, and a number to a clause.
    const spellings = [shown, shown.replace(/ ?\*$/, ""), shown.replace(/^\d+\. /, "")];
    const spelling = spellings.find((one) => this.index.byShown.has(one));
    const texts = spelling === undefined ? [] : (this.index.byShown.get(spelling) ?? []);
    return texts.map((text) => ({ text, match: matchOf(text) }));
  }

  private byPattern(shown: string): Found[] {
    const texts = this.index.patterns.filter(({ pattern }) => pattern?.test(shown));
    return texts.map((text) => ({ text, match: "part" }));
  }

  /** Sums and dates that are printed as what stands at a name: a price at `{price}`. */
  private named({ name, shown }: NamedValue): Found[] {
    const texts = (this.index.byShown.get(shown) ?? []).filter(({ isFormatted }) => isFormatted);
    const ofName = texts.filter(({ place }) => place.path.at(-1) === name);
    const chosen = ofName.length > 0 ? ofName : texts;
    return chosen.map((text) => ({ text, match: "part" }) as const);
  }

  /** Values among other words of the text, the longest first; or the text inside a value. */
  private parts(shown: string, isNear: (file: string) => boolean): Found[] {
    const near = this.index.all.filter(({ place }) => isNear(place.file));
    const inside = near.filter(({ shown: part, isFormatted }) => {
      const isLong = part.length >= SHORTEST_PART || isFormatted;
      return isLong && part.length < shown.length && contains(shown, part);
    });
    const around =
      shown.length < SHORTEST_INSIDE ? [] : near.filter((text) => contains(text.shown, shown));
    const sorted = inside.sort((a, b) => b.shown.length - a.shown.length).slice(0, MOST);
    return [...sorted, ...around.slice(0, MOST)].map((text) => ({ text, match: "part" }));
  }

  /** By what a part of a page shows that it is about a value. */
  private belongings({ place, shown: own }: IndexedText): Belongings {
    const page = this.pages.find(({ sources: [file] }) => place.file === `content/${file}`);
    const beside = this.around.get(holderOf(place)) ?? [];
    const group = { ...place, path: place.path.slice(0, -1) };
    // A feature is beside the others, and in a plan with a name and a price.
    const above = group.path.length > 1 ? (this.around.get(holderOf(group)) ?? []) : [];
    const isTelling = (text: string) => text.length >= SHORTEST_PART && text !== own;
    return {
      route: page?.route,
      names: page ? [page.label, page.title, page.heading].filter(Boolean) : [],
      beside: [...new Set([...beside, ...above])].filter(isTelling),
    };
  }

  private ranked(
    found: readonly Found[],
    { holders = [], near }: TextOnPage,
    distance: (file: string) => number,
  ): Ranked[] {
    const parts = near === "" ? holders : [...holders, { text: near, links: [] }];
    return found.map((one) => {
      const context = pointsOf(parts, this.belongings(one.text));
      return { found: one, context, distance: distance(one.text.place.file) };
    });
  }

  private sourceOf({ text, match }: Found): SourceOfText | undefined {
    const { place, written, from } = text;
    const { snapshot } = this.room;
    const file = snapshot.files.get(place.file);
    if (file?.tree === undefined) return undefined;
    const { schema, trail } = wayTo(place, snapshot);
    const { part, mark } = partAt(file.tree, place.path);
    const field = fieldOf({ schema, tree: part, place, label: "", mark }, this.room);
    const line = file.text.slice(0, offsetOf(place.file, file.text, place.path)).split("\n").length;
    return {
      place,
      trail: trail.map(({ label }) => label),
      at: `${place.file}:${line}`,
      match,
      kind: field.kind,
      written,
      pages: text.pattern && pagesPrinting(this.root, this.pages, text.pattern),
      from,
      facts: factsInText(written, snapshot),
      fixed: field.fixed,
      placeholder: field.placeholder,
      versioned: field.versioned,
      hash: file.hash,
    };
  }

  private sourcesOf({ found, isDoubtful }: Answer): SourceOfText[] {
    const shown = found.slice(0, isDoubtful ? MOST_OF_DOUBT : MOST);
    return shown.flatMap((one) => this.sourceOf(one) ?? []);
  }

  /**
   * @param route of the page
   * @returns for each text its sources, the one that belongs to what it stands in first, and whether
   * that may be another one
   */
  locate(
    route: string,
    texts: readonly TextOnPage[],
  ): { sources: SourceOfText[][]; doubtful: boolean[] } {
    const page = this.pages.find((one) => one.route === route);
    const distance = distanceFrom(page);
    const turns = turnsOf(texts);
    const answers = texts.map((text): Answer => {
      const shown = plainSpaces(text.text);
      if (shown === "") return NOTHING;
      const ranked = (all: readonly Found[]) => this.ranked(all, text, distance);
      const whole = ranked(this.whole(shown)).sort(byContext);
      if (whole.length > 0) return inTurn(whole, turns.next(shown, whole));
      const byPattern = ranked(this.byPattern(shown)).sort(byContext);
      if (byPattern.length > 0) {
        const answer = inTurn(byPattern, turns.next(shown, byPattern));
        const values = valuesIn(answer, shown).map((value) => ranked(this.named(value)));
        return { ...answer, found: [...values.flatMap(ownOf), ...answer.found] };
      }
      const isNear = (file: string) => distance(file) < 3;
      const parts = ranked(this.parts(shown, isNear)).sort(byDistance);
      return { found: parts.map((one) => one.found), isDoubtful: isOneOfAlikeParts(parts) };
    });
    const sources = this.withGroups(answers, texts, page);
    return { sources, doubtful: answers.map(({ isDoubtful }) => isDoubtful) };
  }

  /** A text of which nothing is found is in the group of the texts around it, or in the page's file. */
  private withGroups(
    answers: readonly Answer[],
    texts: readonly TextOnPage[],
    page: SitePage | undefined,
  ): SourceOfText[][] {
    const first = answers.map(({ found: [best] }) => best?.text.place);
    return answers.map((answer, index) => {
      if (answer.found.length > 0) return this.sourcesOf(answer);
      if (plainSpaces(texts[index]?.text ?? "") === "") return [];
      const before = first.slice(0, index).findLast((place) => place !== undefined);
      const after = first.slice(index).find((place) => place !== undefined);
      const place = commonGroup(before, after) ?? placeOfPage(page);
      const text = place && {
        place,
        shown: "",
        written: "",
        from: undefined,
        pattern: undefined,
        isFormatted: false,
      };
      if (!text) return [];
      return this.sourcesOf({ found: [{ text, match: "part" }], isDoubtful: false });
    });
  }
}

function matchOf({ from, isFormatted }: IndexedText): Match {
  if (isFormatted) return "part";
  return from === undefined ? "whole" : "piece";
}

function placeOfPage(page: SitePage | undefined): Place | undefined {
  const [own] = page?.sources ?? [];
  return own === undefined ? undefined : { file: `content/${own}`, path: [] };
}

/** The group that two values have in common. */
function commonGroup(a: Place | undefined, b: Place | undefined): Place | undefined {
  if (!a || !b || a.file !== b.file) return undefined;
  const length = a.path.findIndex((key, index) => key !== b.path[index]);
  const path: ValuePath = a.path.slice(0, length < 0 ? a.path.length - 1 : length);
  return { file: a.file, path };
}

/** What a text stands in decides; where it does not, the page's own file comes first. */
function byContext(a: Ranked, b: Ranked): number {
  return compareContext(a.context, b.context) || a.distance - b.distance;
}

/** Of values among other words of a text, those of the page's own file come first. */
function byDistance(a: Ranked, b: Ranked): number {
  return a.distance - b.distance || compareContext(a.context, b.context);
}

/** What stands at a name of a sentence: "₹20,000" at "price" in "From {price} a month". */
interface NamedValue {
  name: string;
  shown: string;
}

function valuesIn({ found: [best] }: Answer, shown: string): NamedValue[] {
  const values = best?.text.pattern?.exec(shown)?.slice(1) ?? [];
  const names = [...(best?.text.shown ?? "").matchAll(/\{(\w+)\}/g)];
  return values.map((value, index) => ({ name: names[index]?.[1] ?? "", shown: value }));
}

/** The value of the page's own file, or the one that its row is about; none if nothing tells. */
function ownOf(ranked: readonly Ranked[]): Found[] {
  const [best, next] = ranked.toSorted(byContext);
  if (!best || (next && byContext(best, next) === 0)) return [];
  const isTold = best.distance === 0 || best.context.some((point) => point > 0);
  return isTold ? [best.found] : [];
}

/** Whether the best of the values in a text says the same as the next, and nothing tells them apart. */
function isOneOfAlikeParts([best, next]: readonly Ranked[]): boolean {
  if (!best || !next || best.found.text.shown !== next.found.text.shown) return false;
  return byDistance(best, next) === 0;
}

/** Which of several equal texts of a page one is, and of how many. */
interface Turn {
  turn: number;
  count: number;
}

/** Counts the texts of a page that say the same, and that the same values may be. */
function turnsOf(texts: readonly TextOnPage[]) {
  const counts = new Map<string, number>();
  for (const { text } of texts) {
    const shown = plainSpaces(text);
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  const turns = new Map<string, number>();
  return {
    next(shown: string, ranked: readonly Ranked[]): Turn {
      const places = alikeOf(ranked).map(({ found: { text } }) => text.place);
      const key = `${shown}|${JSON.stringify(places)}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { turn, count: counts.get(shown) ?? 1 };
    },
  };
}

/** Those that are as likely as the best. */
function alikeOf(ranked: readonly Ranked[]): Ranked[] {
  const [best] = ranked;
  return best ? ranked.filter((one) => byContext(one, best) === 0) : [];
}

/** Entries of one list, or values in them: their places differ in numbers alone. */
function areOfOneList(alike: readonly Ranked[]): boolean {
  const shapes = alike.map(({ found: { text } }) => {
    const { file, path } = text.place;
    return `${file}|${path.map((key) => (typeof key === "number" ? "#" : key)).join("|")}`;
  });
  return new Set(shapes).size === 1;
}

/**
 * Of entries of a list that say the same, the first is that of the first such text, the second that of
 * the second: pages print a file in its order. Where that is not so, nothing tells which is meant.
 */
function inTurn(ranked: readonly Ranked[], { turn, count }: Turn): Answer {
  const found = ranked.map(({ found: one }) => one);
  const alike = alikeOf(ranked);
  const [best, next] = ranked;
  if (!best) return NOTHING;
  const isToldByContext = next === undefined || compareContext(best.context, next.context) !== 0;
  const isPrice = best.found.text.place.path.at(-1) === "price";
  const isOwn = best.distance === 0 && (isPrice || best.context.some((point) => point > 0));
  // A sum that nothing but its file tells apart may be another one's.
  const isGuess = best.found.text.isFormatted && !isToldByContext && !isOwn;
  if (alike.length === 1) return { found, isDoubtful: isGuess };
  const isOrdered = areOfOneList(alike);
  const chosen = (isOrdered ? alike[turn % alike.length] : best) ?? best;
  const isDoubtful = !isOrdered || count % alike.length !== 0;
  return {
    found: [chosen.found, ...found.filter((one) => one !== chosen.found)],
    isDoubtful,
  };
}
