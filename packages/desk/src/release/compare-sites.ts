import { diffArrays } from "diff";
import type { BuiltSite } from "./built-site";
import { keyOf, type Line } from "./line";
import { isOfMoney } from "./money";
import type { Page } from "./read-page";
import { type Edit, editsBetween, similarity } from "./words";

/** A line that differs: added without `before`, removed without `after`. */
export interface LineChange {
  before?: Line;
  after?: Line;
  edits: Edit[];
  isOfMoney: boolean;
  /** Addresses of the pages that have it, in their order. */
  pages: string[];
}

/** A file beside the pages that differs: added without `before`, removed without `after`. */
export interface FileChange {
  file: string;
  before?: string;
  after?: string;
}

/** How two builds differ, as their readers see it. */
export interface Comparison {
  /** Each once, in the order of pages; those of money are first. */
  changes: LineChange[];
  changedPages: string[];
  newPages: string[];
  gonePages: string[];
  /** Files beside the pages: pictures, files for download, code. */
  files: FileChange[];
}

/** Lines that stand in the same place of two states of a page: each pair differs. */
type Pair = Pick<LineChange, "before" | "after">;

/** How similar two lines must be to be told as one that was changed, from 0 to 1. */
const SIMILAR = 0.4;

/** Pairs what was removed in one place with what was added there. */
function pairUp(removed: readonly Line[], added: readonly Line[]): Pair[] {
  const pairs: Pair[] = [];
  const left = [...added];
  const isAlone = removed.length === 1 && added.length === 1;
  for (const before of removed) {
    const at = left.findIndex((after) => isAlone || isSameLine(before, after));
    if (at < 0) {
      pairs.push({ before });
      continue;
    }
    pairs.push(...left.slice(0, at).map((after) => ({ after })));
    pairs.push({ before, after: left[at] as Line });
    left.splice(0, at + 1);
  }
  return [...pairs, ...left.map((after) => ({ after }))];
}

function isSameLine(before: Line, after: Line): boolean {
  if (before.kind !== after.kind || before.part !== after.part) return false;
  if (before.label !== "" && before.label === after.label) return true;
  if (before.text === after.text) return true;
  return similarity(before.text, after.text) >= SIMILAR;
}

/** The lines that differ between two states of a page, in its order. */
export function compareLines(before: readonly Line[], after: readonly Line[]): Pair[] {
  const parts = diffArrays(before.map(keyOf), after.map(keyOf));
  const pairs: Pair[] = [];
  let beforeAt = 0;
  let afterAt = 0;
  let removed: Line[] = [];
  for (const { value, removed: isRemoved, added: isAdded } of parts) {
    const { length } = value;
    const added = isAdded ? after.slice(afterAt, afterAt + length) : [];
    if (!isRemoved) {
      pairs.push(...pairUp(removed, added));
      removed = [];
      afterAt += length;
    } else {
      removed = before.slice(beforeAt, beforeAt + length);
    }
    if (!isAdded) beforeAt += length;
  }
  return [...pairs, ...pairUp(removed, [])];
}

/** What is in every page's top or foot is no news on a page that is new or gone. */
function ownLines(page: Page | undefined): Line[] {
  return (page?.lines ?? []).filter(({ part }) => part !== "top" && part !== "foot");
}

function pairsOfPage(before: Page | undefined, after: Page | undefined): Pair[] {
  if (before && after) return compareLines(before.lines, after.lines);
  return compareLines(ownLines(before), ownLines(after));
}

/** Gathers the same change on several pages. */
class Changes {
  private readonly byKey = new Map<string, LineChange>();

  add(pair: Pair, address: string): void {
    const key = [pair.before, pair.after].map((line) => (line ? keyOf(line) : "")).join("\n");
    const known = this.byKey.get(key);
    if (!known) {
      const edits = editsBetween(pair.before?.text ?? "", pair.after?.text ?? "");
      const isMoney = isOfMoney(pair, edits);
      this.byKey.set(key, { ...pair, edits, isOfMoney: isMoney, pages: [address] });
    } else if (!known.pages.includes(address)) {
      known.pages.push(address);
    }
  }

  /** Those of money first. */
  all(): LineChange[] {
    const all = [...this.byKey.values()];
    return [
      ...all.filter(({ isOfMoney }) => isOfMoney),
      ...all.filter(({ isOfMoney }) => !isOfMoney),
    ];
  }
}

function byAddress(pages: readonly Page[]): Map<string, Page> {
  return new Map(pages.map((page) => [page.address, page]));
}

function compareFiles(before: BuiltSite["files"], after: BuiltSite["files"]): FileChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === now || file.endsWith(".html")) return [];
    return [{ file, ...(old && { before: old }), ...(now && { after: now }) }];
  });
}

/** Compares what visitors got of one build with what they get of another. */
export function compareSites(before: BuiltSite, after: BuiltSite): Comparison {
  const old = byAddress(before.pages);
  const now = byAddress(after.pages);
  const changes = new Changes();
  const changed = new Set<string>();
  for (const address of new Set([...now.keys(), ...old.keys()])) {
    for (const pair of pairsOfPage(old.get(address), now.get(address))) {
      changes.add(pair, address);
      changed.add(address);
    }
  }
  const inBoth = (address: string) => old.has(address) && now.has(address);
  return {
    changes: changes.all(),
    changedPages: [...changed].filter(inBoth),
    newPages: [...now.keys()].filter((address) => !old.has(address)),
    gonePages: [...old.keys()].filter((address) => !now.has(address)),
    files: compareFiles(before.files, after.files),
  };
}
