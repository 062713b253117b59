import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyPatch, reversePatch, type StructuredPatch, structuredPatch } from "diff";
import type { ChangeMade } from "../api";

/** A change that was made here, and how to take it back. */
export interface Entry extends ChangeMade {
  patch: StructuredPatch;
  /** Whether it was sent for approval: it is listed no more. */
  isSent: boolean;
}

/** Lines around a change by which its place is found again. */
const CONTEXT = 3;

/** What changes a text into another one, a line at a time. */
export function patchOf(file: string, before: string, after: string): StructuredPatch {
  return structuredPatch(file, file, before, after, "", "", { context: CONTEXT });
}

/** Lines that git shows as new or gone, whichever are more. */
export function linesOf({ hunks }: StructuredPatch): number {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const count = (sign: string) => lines.filter((line) => line.startsWith(sign)).length;
  return Math.max(count("+"), count("-"));
}

/** A text without a change; undefined if what was changed has changed again. */
export function withoutChange(text: string, { patch }: Pick<Entry, "patch">): string | undefined {
  const undone = applyPatch(text, reversePatch(patch), { fuzzFactor: 0 });
  return undone === false ? undefined : undone;
}

/** The changes made here, on disk, so that they can be undone after a restart. */
export class Journal {
  private readonly file: string;
  private entries: Entry[];

  /** @param folder that git leaves out */
  constructor(folder: string) {
    this.file = path.join(folder, "changes.json");
    this.entries = existsSync(this.file) ? JSON.parse(readFileSync(this.file, "utf8")) : [];
  }

  private keep(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.part`, JSON.stringify(this.entries));
    renameSync(`${this.file}.part`, this.file);
  }

  /** Those that are not sent, newest first. */
  get open(): readonly Entry[] {
    return this.entries.filter(({ isSent }) => !isSent).reverse();
  }

  add(entry: Entry): void {
    this.entries.push(entry);
    this.keep();
  }

  remove(ids: readonly string[]): void {
    this.entries = this.entries.filter(({ id }) => !ids.includes(id));
    this.keep();
  }

  markSent(): void {
    this.entries = this.entries.map((entry) => ({ ...entry, isSent: true }));
    this.keep();
  }
}
