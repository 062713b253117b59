import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Draft, Place } from "../api";

const isSame = (a: Place, b: Place) => isDeepStrictEqual([a.file, a.path], [b.file, b.path]);

/** What was typed and is not saved, on disk. */
export class Drafts {
  private readonly file: string;
  private drafts: Draft[];

  /** @param folder that git leaves out */
  constructor(folder: string) {
    this.file = path.join(folder, "drafts.json");
    this.drafts = existsSync(this.file) ? JSON.parse(readFileSync(this.file, "utf8")) : [];
  }

  get all(): readonly Draft[] {
    return this.drafts;
  }

  private put(drafts: Draft[]): void {
    this.drafts = drafts;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.part`, JSON.stringify(drafts));
    renameSync(`${this.file}.part`, this.file);
  }

  keep(draft: Draft): void {
    const others = this.drafts.filter(
      ({ place, tab }) => !(tab === draft.tab && isSame(place, draft.place)),
    );
    this.put([...others, draft]);
  }

  drop(place: Place, tab: string): void {
    this.put(this.drafts.filter((draft) => !(draft.tab === tab && isSame(draft.place, place))));
  }
}
