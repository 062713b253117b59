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

/** A page that was not there before. */
export interface NewPage {
  address: string;
  /** The earlier page that it is told against, as most of its lines are of that. */
  like?: string;
}

/** How two builds differ, as their readers see it. */
export interface Comparison {
  /** Each once, in the order of pages; those of money are first. */
  changes: LineChange[];
  changedPages: string[];
  newPages: NewPage[];
  gonePages: string[];
  /** Those that both builds have: a change on all of these is on all pages. */
  pagesOfBoth: string[];
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
  const isReplaced = removed.length === 1 && added.length === 1;
  for (const before of removed) {
    const at = left.findIndex((after) => isReplaced || isSameLine(before, after));
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

/** A text with other numbers has the same shape: "₹50,000 a month", "₹52,000 a month". */
function shapeOf({ text }: Line): string {
  return text.replace(/\d+/g, "0");
}

function isSameLine(before: Line, after: Line): boolean {
  if (before.kind !== after.kind || before.part !== after.part) return false;
  if (before.label !== "" && before.label === after.label) return true;
  if (shapeOf(before) === shapeOf(after)) return true;
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

/** Which part of their lines two pages must share, of the longer one, to be told as one. */
const LIKE = 0.5;

/** Keys of what a page itself says. */
function mainKeys({ lines }: Page): Set<string> {
  return new Set(lines.filter(({ part }) => part === "main").map(keyOf));
}

/** The earlier page that a new one is most like: its earlier version, or its earlier address. */
function pageLike(page: Page, earlier: readonly Page[]): Page | undefined {
  const keys = mainKeys(page);
  let best: Page | undefined;
  let most = LIKE;
  for (const candidate of earlier) {
    const others = mainKeys(candidate);
    const shared = [...keys].filter((key) => others.has(key)).length;
    const part = shared / Math.max(keys.size, others.size, 1);
    // Of several that are as like, the last: the newest version.
    if (part < most) continue;
    best = candidate;
    most = part;
  }
  return best;
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

/** Files that are no pages: those that only lead on to a page are among them. */
function compareFiles(before: BuiltSite, after: BuiltSite): FileChange[] {
  const pages = new Set([...before.pages, ...after.pages].map(({ file }) => file));
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])].sort();
  return names.flatMap((file) => {
    const [old, now] = [before.files.get(file), after.files.get(file)];
    if (old === now || pages.has(file)) return [];
    return [{ file, ...(old && { before: old }), ...(now && { after: now }) }];
  });
}

/** How a page of the later build differs from what it was. */
interface PageComparison {
  pairs: Pair[];
  wasThere: boolean;
  /** What it is compared with: itself, or for a new page the one that it is like. */
  earlier: Page | undefined;
}

function comparePage(page: Page, before: readonly Page[]): PageComparison {
  const itself = before.find(({ address }) => address === page.address);
  if (itself) {
    return { pairs: compareLines(itself.lines, page.lines), wasThere: true, earlier: itself };
  }
  const like = pageLike(page, before);
  const pairs = compareLines(ownLines(like), ownLines(page));
  return { pairs, wasThere: false, earlier: like };
}

/** Compares what visitors got of one build with what they get of another. */
export function compareSites(before: BuiltSite, after: BuiltSite): Comparison {
  const changes = new Changes();
  const changedPages: string[] = [];
  const newPages: NewPage[] = [];
  const pagesOfBoth: string[] = [];
  const toldWith = new Set<Page>();
  for (const page of after.pages) {
    const { address } = page;
    const { pairs, wasThere, earlier } = comparePage(page, before.pages);
    for (const pair of pairs) changes.add(pair, address);
    if (wasThere) pagesOfBoth.push(address);
    else newPages.push({ address, ...(earlier && { like: earlier.address }) });
    if (wasThere && pairs.length > 0) changedPages.push(address);
    if (earlier) toldWith.add(earlier);
  }
  const gone = before.pages.filter(({ address }) => !pagesOfBoth.includes(address));
  // The lines of a page that has got another address are told there.
  for (const page of gone.filter((page) => !toldWith.has(page))) {
    for (const pair of compareLines(ownLines(page), [])) changes.add(pair, page.address);
  }
  return {
    changes: changes.all(),
    changedPages,
    newPages,
    gonePages: gone.map(({ address }) => address),
    pagesOfBoth,
    files: compareFiles(before, after),
  };
}
