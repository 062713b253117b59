import { didYouMean } from "@/lib/content/load/nearest";
import { type Picture, pictureStem } from "@/lib/content/load/pictures";
import type { YamlFile } from "@/lib/content/load/yaml-file";
import type { Block } from "@/lib/content/schemas/block";

const NOT_THERE = ": put it there, or correct the name";

/** What content may name besides pages. */
export interface NamedFiles {
  /** Of `content/pictures`, by file name. */
  pictures: ReadonlyMap<string, Picture>;
  /** Bytes of the owner's files in `public/`, by address. */
  files: ReadonlyMap<string, number>;
}

export interface KnownFiles extends NamedFiles {
  /** Names, without ending, of pictures that are a mistake themselves. */
  misnamed: ReadonlySet<string>;
}

/** Every picture that a value names is in `content/pictures`. */
export function checkPicture(
  source: YamlFile,
  at: readonly PropertyKey[],
  file: string | undefined,
  { pictures, misnamed }: Pick<KnownFiles, "pictures" | "misnamed">,
): void {
  if (file === undefined || pictures.has(file)) return;
  const name = file.replace(/^.*[/\\]/, "");
  if (misnamed.has(pictureStem(name))) return;
  const advice = didYouMean(name, pictures.keys()) || NOT_THERE;
  source.fail(
    at,
    `expected a file in content/pictures, got "${file}", which is not there${advice}`,
  );
}

/** Every picture and download of a page is there. */
export function checkBlockFiles(
  source: YamlFile,
  blocks: readonly Block[],
  known: KnownFiles,
): void {
  for (const [index, block] of blocks.entries()) {
    const at = ["blocks", index];
    if (block.kind === "picture") checkPicture(source, [...at, "file"], block.file, known);
    if (block.kind === "people") {
      for (const [number, { photograph }] of block.items.entries()) {
        checkPicture(source, [...at, "items", number, "photograph"], photograph, known);
      }
    }
    if (block.kind !== "download") continue;
    for (const [number, { file }] of block.items.entries()) {
      if (known.files.has(file)) continue;
      const advice = didYouMean(file, known.files.keys()) || NOT_THERE;
      const message = `expected a file in public/, got "${file}", which is not there${advice}`;
      source.fail([...at, "items", number, "file"], message);
    }
  }
}
