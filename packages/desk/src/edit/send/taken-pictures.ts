import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The names of pictures that were dropped here and are not sent, on disk. */
export class TakenPictures {
  private readonly file: string;
  names: readonly string[];

  /** @param folder that git leaves out */
  constructor(folder: string) {
    this.file = path.join(folder, "pictures.json");
    this.names = existsSync(this.file) ? JSON.parse(readFileSync(this.file, "utf8")) : [];
  }

  private put(names: readonly string[]): void {
    this.names = names;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(names));
  }

  add(name: string): void {
    if (!this.names.includes(name)) this.put([...this.names, name]);
  }

  /** Those that are left are sent. */
  forget(): void {
    this.put([]);
  }

  /** Removes the files of those that no text names. @param root the repository */
  removeUnused(root: string, texts: readonly string[]): void {
    const isUsed = (name: string) => texts.some((text) => text.includes(name));
    const unused = this.names.filter((name) => !isUsed(name));
    for (const name of unused) rmSync(path.join(root, "content/pictures", name), { force: true });
    if (unused.length > 0) this.put(this.names.filter(isUsed));
  }
}
