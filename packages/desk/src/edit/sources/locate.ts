import { type SitePage, sitePages } from "@/lib/site/site-pages";
import type { Place, SourceOfText, TextOnPage, ValuePath } from "../api";
import { type FieldRoom, fieldOf } from "../fields/field-of";
import { wayTo } from "../fields/way-to";
import { offsetOf, partAt } from "../writing/edit-text";
import { factsInText } from "./facts-in-text";
import { plainSpaces } from "./shown-text";
import type { IndexedText, TextIndex } from "./text-index";

/** Letters of a text that may be looked for inside another one. */
const SHORTEST_PART = 4;
const SHORTEST_INSIDE = 8;
/** Places that are told of one text. */
const MOST = 4;

type Match = SourceOfText["match"];

interface Found {
  text: IndexedText;
  match: Match;
}

/** Lower is better. */
interface Ranked {
  found: Found;
  rank: number;
}

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

  constructor(
    private readonly index: TextIndex,
    private readonly room: FieldRoom,
  ) {
    this.around = neighbours(index);
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

  /** How many of the texts around a value stand around the text on the page too. */
  private closeness({ place }: IndexedText, near: string): number {
    if (near === "") return 0;
    const texts = this.around.get(holderOf(place)) ?? [];
    return texts.filter((text) => text.length >= SHORTEST_PART && near.includes(text)).length;
  }

  /** Those in the page's own file first, and of them those among the texts that are near. */
  private ranked(
    found: readonly Found[],
    near: string,
    distance: (file: string) => number,
  ): Ranked[] {
    const plain = plainSpaces(near);
    const ranked = found.map((one) => {
      const closeness = this.closeness(one.text, plain);
      return { found: one, rank: distance(one.text.place.file) * 1000 - closeness };
    });
    return ranked.sort((a, b) => a.rank - b.rank);
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
      from,
      facts: factsInText(written, snapshot),
      fixed: field.fixed,
      placeholder: field.placeholder,
      versioned: field.versioned,
      hash: file.hash,
    };
  }

  private sourcesOf(found: readonly Found[]): SourceOfText[] {
    return found.slice(0, MOST).flatMap((one) => this.sourceOf(one) ?? []);
  }

  /** @param route of the page @returns for each text its sources, best first */
  locate(route: string, texts: readonly TextOnPage[]): SourceOfText[][] {
    const page = sitePages(this.room.snapshot.content).find((one) => one.route === route);
    const distance = distanceFrom(page);
    const turns = new Map<string, number>();
    const found = texts.map(({ text, near }) => {
      const shown = plainSpaces(text);
      if (shown === "") return [];
      const ranked = (all: readonly Found[]) => this.ranked(all, near, distance);
      const whole = ranked(this.whole(shown));
      if (whole.length > 0) return inTurn(whole, shown, turns);
      const byPattern = ranked(this.byPattern(shown));
      if (byPattern.length > 0) return inTurn(byPattern, shown, turns);
      const isNear = (file: string) => distance(file) < 3;
      return ranked(this.parts(shown, isNear)).map((one) => one.found);
    });
    return this.withGroups(found, texts, page);
  }

  /** A text of which nothing is found is in the group of the texts around it, or in the page's file. */
  private withGroups(
    found: readonly Found[][],
    texts: readonly TextOnPage[],
    page: SitePage | undefined,
  ): SourceOfText[][] {
    const first = found.map(([best]) => best?.text.place);
    return found.map((sources, index) => {
      if (sources.length > 0) return this.sourcesOf(sources);
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
      return text ? this.sourcesOf([{ text, match: "part" }]) : [];
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

/**
 * Of values that say the same and have the same texts around them, the first is that of the first such
 * text, the second that of the second: pages print a file in its order.
 */
function inTurn(ranked: readonly Ranked[], shown: string, turns: Map<string, number>): Found[] {
  const found = ranked.map(({ found: one }) => one);
  const [best] = ranked;
  if (!best) return found;
  const alike = ranked.filter(({ rank }) => rank === best.rank);
  const key = `${shown}|${alike.map(({ found: { text } }) => text.place.path.join(".")).join("|")}`;
  const turn = turns.get(key) ?? 0;
  turns.set(key, turn + 1);
  const chosen = (alike[turn % alike.length] ?? best).found;
  return [chosen, ...found.filter((one) => one !== chosen)];
}
