import type { IsoDay } from "@/lib/text/days";
import type { FieldRoom } from "../fields/field-of";
import { readFixedWords } from "../fields/fixed-words";
import { namesOf } from "../fields/names";
import { textsIn } from "../fields/texts-in";
import { Drafts } from "../send/drafts";
import { Journal } from "../send/journal";
import { TakenPictures } from "../send/taken-pictures";
import { Contents, type ContentText, type Snapshot } from "../sources/contents";
import { shownText } from "../sources/shown-text";
import { plainOf } from "../writing/yaml-tree";
import { missing } from "./refused";

/** All texts of each file as pages print them; found once. */
function textsOfFiles({ files, content }: Snapshot): FieldRoom["shownIn"] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const tree = files.get(file)?.tree;
    const texts = tree === undefined ? [] : textsIn(plainOf(tree), []);
    const shown = known.get(file) ?? texts.map(({ text }) => shownText(text, content, true));
    known.set(file, shown);
    return shown;
  };
}

/** What all calls share. */
export class Room {
  readonly contents: Contents;
  readonly journal: Journal;
  readonly drafts: Drafts;
  readonly pictures: TakenPictures;
  private of: Snapshot | undefined;
  private fields: FieldRoom | undefined;

  /**
   * @param root the repository
   * @param folder that git leaves out, for drafts and changes
   * @param day of which the site is shown
   */
  constructor(
    readonly root: string,
    readonly folder: string,
    readonly day: () => IsoDay,
  ) {
    this.contents = new Contents(root, day);
    this.journal = new Journal(folder);
    this.drafts = new Drafts(folder);
    this.pictures = new TakenPictures(folder);
  }

  get snapshot(): Snapshot {
    return this.contents.read();
  }

  /** What fields are made with, of the content as it is now. */
  get fieldRoom(): FieldRoom {
    const { snapshot } = this;
    if (this.fields && this.of === snapshot) return this.fields;
    this.of = snapshot;
    this.fields = {
      snapshot,
      fixed: readFixedWords(this.root, snapshot.content),
      shownIn: textsOfFiles(snapshot),
      names: namesOf(snapshot),
    };
    return this.fields;
  }

  /** Removes pictures that were dropped here and that no text names, nor a draft: they were taken back. */
  removeUnusedPictures(): void {
    const saved = [...this.snapshot.files.values()].map(({ text }) => text);
    const typed = this.drafts.all.map(({ value }) => JSON.stringify(value));
    this.pictures.removeUnused(this.root, [...saved, ...typed]);
  }

  /** @throws RefusedCall for what is not one of the texts in `content/` */
  fileAt(file: string): ContentText {
    return (
      this.snapshot.files.get(file) ?? missing(`There is no text ${file} that can be edited here.`)
    );
  }
}
