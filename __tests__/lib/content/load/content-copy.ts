import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ContentError, formatIssue } from "content-kit";
import { content, fixtureContent } from "@/__tests__/fixture";
import { newFolder } from "@/__tests__/new-folder";
import { loadContent } from "@/lib/checks/checked-content";

/** `line:column` of the first occurrence of a text, as editors count. */
function placeOf(text: string, needle: string): string {
  const offset = text.indexOf(needle);
  if (offset < 0) throw new Error(`"${needle}" is not in the file`);
  const before = text.slice(0, offset).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
}

/** A copy of the fixture content in a temporary folder, to make mistakes in. */
class ContentCopy {
  private readonly parent = newFolder();
  readonly root = path.join(this.parent, "content");

  constructor() {
    cpSync(path.dirname(fixtureContent), this.parent, { recursive: true });
  }

  /** Replaces the whole of a file, or makes a new one. */
  write(file: string, text: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  /** Adds a service like the one of the fixture, with a title and ids of its own. */
  addService(name: string, order: number): void {
    const text = this.read("services/equity.yaml")
      .replaceAll("equity-", `${name}-`)
      .replace(/^(title|label): .*/gm, `$1: ${name}`)
      .replace(/^order: .*/m, `order: ${order}`)
      .replace(/^meta: .*/m, `meta: { title: ${name}, description: ${name.padEnd(130, ".")} }`);
    this.write(`services/${name}.yaml`, text);
  }

  remove(file: string): void {
    rmSync(path.join(this.root, file));
  }

  /**
   * Makes one mistake.
   * @returns the place of any text in the edited file, as `content/file.yaml:line:column`
   */
  edit(file: string, from: RegExp, to: string): (needle: string) => string {
    const text = this.read(file);
    if (text.search(from) < 0) throw new Error(`${String(from)} is not in content/${file}`);
    const edited = text.replace(from, to);
    this.write(file, edited);
    return (needle) => `content/${file}:${placeOf(edited, needle)}`;
  }

  /** What the loader reports, one text a mistake. */
  mistakes(): string[] {
    try {
      loadContent(this.root);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return error.message.split("\n  ").slice(1);
    }
    return [];
  }

  /** What the loader finds doubtful in what was changed, one text a warning. */
  warnings(): string[] {
    const known = content.warnings.map(formatIssue);
    return loadContent(this.root)
      .warnings.map(formatIssue)
      .filter((warning) => !known.includes(warning));
  }
}

/** Each test's own copy. */
export let copy: ContentCopy;
beforeEach(() => {
  copy = new ContentCopy();
});
