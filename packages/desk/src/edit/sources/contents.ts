import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ContentError, type ContentIssue } from "content-kit";
import { type CheckedContent, loadContent, unversionedTexts } from "@/lib/checks/checked-content";
import { filesBelow } from "@/lib/content/files-below";
import type { IsoDay } from "@/lib/text/days";
import { treeOfText } from "../writing/edit-text";
import { readBytes, type TextFile } from "../writing/text-file";
import type { Tree } from "../writing/yaml-tree";

/** A file of content as it is now. */
export interface ContentText extends TextFile {
  /** `content/services/options.yaml` */
  file: string;
  /** What it says; undefined if it cannot be read. */
  tree: Tree | undefined;
}

/** The content at one moment. */
export interface Snapshot {
  /** As it was when it last had no mistake. */
  content: CheckedContent;
  mistakes: readonly ContentIssue[];
  files: ReadonlyMap<string, ContentText>;
}

/** Texts that may be edited: those that are read, without the kept versions and their list. */
const EDITED = /^(?!versions[/.])[\w/-]+\.(?:yaml|md|csv)$/;

function treeOrNothing(file: string, text: string): Tree | undefined {
  try {
    return treeOfText(file, text);
  } catch {
    return undefined;
  }
}

/** The mistakes of a content folder, and its content if it has none. */
export function checkFolder(
  folder: string,
  day: IsoDay,
): { content?: CheckedContent; mistakes: readonly ContentIssue[] } {
  try {
    return { content: loadContent(folder, day), mistakes: [] };
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return { mistakes: cause.issues };
  }
}

/** The content folder, read again whenever a file has changed. */
export class Contents {
  private signature = "";
  private known: Snapshot | undefined;
  private readonly texts = new Map<string, ContentText>();
  private unversionedNow: { of: Snapshot; texts: readonly ContentIssue[] } | undefined;

  /** @param root the repository @param day of which the content is looked at */
  constructor(
    readonly root: string,
    private readonly day: () => IsoDay,
  ) {}

  private get folder(): string {
    return path.join(this.root, "content");
  }

  /** Of all that is read: changes with every save, by whomever. */
  currentSignature(): string {
    const parts = [this.day()];
    for (const folder of [this.folder, path.join(this.root, "rules")]) {
      for (const name of existsSync(folder) ? filesBelow(folder) : []) {
        const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
        parts.push(`${name}:${stats?.mtimeMs}:${stats?.size}`);
      }
    }
    return parts.join("|");
  }

  private readTexts(): Map<string, ContentText> {
    const files = new Map<string, ContentText>();
    for (const name of filesBelow(this.folder)) {
      if (!EDITED.test(name)) continue;
      const file = `content/${name}`;
      const read = readBytes(readFileSync(path.join(this.root, file)));
      const old = this.texts.get(file);
      const isSame = old?.hash === read.hash;
      const text = isSame ? old : { ...read, file, tree: treeOrNothing(file, read.text) };
      files.set(file, text);
      this.texts.set(file, text);
    }
    return files;
  }

  /** @throws ContentError if the content has mistakes from the start on */
  read(): Snapshot {
    const signature = this.currentSignature();
    if (this.known && signature === this.signature) return this.known;
    const files = this.readTexts();
    const { content = this.known?.content, mistakes } = checkFolder(this.folder, this.day());
    if (!content) throw new ContentError(mistakes);
    this.known = { content, mistakes, files };
    this.signature = signature;
    return this.known;
  }

  /** Texts that clients accept and that need a new version, as the content is now. */
  unversioned(): readonly ContentIssue[] {
    const now = this.read();
    if (this.unversionedNow?.of === now) return this.unversionedNow.texts;
    const texts = now.mistakes.length > 0 ? [] : unversionedTexts(this.folder, now.content);
    this.unversionedNow = { of: now, texts };
    return texts;
  }

  /**
   * Takes what was checked before it was written, so that it is not checked again.
   * @param changed the files that were written
   */
  adopt(changed: readonly string[], content: CheckedContent): void {
    const signature = this.currentSignature();
    const files = this.readTexts();
    const before = this.known?.files;
    const areOthersSame = [...files].every(
      ([file, { hash }]) => changed.includes(file) || before?.get(file)?.hash === hash,
    );
    // Somebody else has saved meanwhile: it is read as a whole.
    if (!areOthersSame) return;
    this.known = { content, mistakes: [], files };
    this.signature = signature;
  }

  /**
   * What a build would say if some files were others. Nothing is written but in a copy.
   * @param changed bytes by file: `content/firm.yaml`
   */
  trial(changed: ReadonlyMap<string, Buffer>): {
    mistakes: readonly ContentIssue[];
    /** Texts that clients accept and that then need a new version. */
    unversioned: readonly ContentIssue[];
    content: CheckedContent | undefined;
  } {
    const copy = mkdtempSync(path.join(tmpdir(), "edit-"));
    try {
      cpSync(this.folder, path.join(copy, "content"), { recursive: true });
      symlinkSync(path.join(this.root, "public"), path.join(copy, "public"));
      for (const [file, bytes] of changed) writeFileSync(path.join(copy, file), bytes);
      const folder = path.join(copy, "content");
      const { content, mistakes } = checkFolder(folder, this.day());
      const unversioned = content ? unversionedTexts(folder, content) : [];
      return { content, mistakes, unversioned };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}
