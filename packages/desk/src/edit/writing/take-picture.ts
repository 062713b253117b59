import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Findings } from "content-kit/sources";
import { type Picture, readPictures } from "@/lib/content/pictures";
import type { PictureAnswer } from "../api";
import { failed, RefusedCall } from "../server/refused";
import type { Room } from "../server/room";
import { isInside } from "./write-file";

const PICTURES = "content/pictures";
/** Letters of a name, without its ending. */
const LONGEST_NAME = 60;

/** "Our Office (1).JPG" as `our-office-1.jpg`. */
function plainName(name: string): string {
  const { name: stem, ext } = path.parse(path.basename(name.replaceAll("\\", "/")));
  const words = stem
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, "");
  return `${words || "picture"}${ext.toLowerCase()}`;
}

const ENDINGS = /\.(?:jpe?g|png|webp|avif|tiff?|gif|svg)$/;

/** @throws RefusedCall in the words of the build, if it is no picture that the site can show */
function measured(name: string, bytes: Buffer): Picture {
  if (!ENDINGS.test(name)) {
    failed(
      "This is no picture that a page can show: choose a jpg, png, webp, avif, tif, gif or svg.",
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), "picture-"));
  try {
    writeFileSync(path.join(folder, name), bytes);
    const findings: Findings = { issues: [], warnings: [] };
    const picture = readPictures(folder, findings).get(name);
    const [issue] = findings.issues;
    if (picture && !issue) return picture;
    return failed(issue?.message ?? "This is no picture that the site can show.");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A name that no other picture has; the same picture keeps its own. */
function freeName(folder: string, name: string, bytes: Buffer): { file: string; isThere: boolean } {
  const { name: stem, ext } = path.parse(name);
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? name : `${stem}-${number}${ext}`;
    const absolute = path.join(folder, file);
    // A link that leads nowhere is there too.
    if (!lstatSync(absolute, { throwIfNoEntry: false })) return { file, isThere: false };
    if (existsSync(absolute) && readFileSync(absolute).equals(bytes))
      return { file, isThere: true };
  }
}

/**
 * Puts a picture into `content/pictures`. Nothing is written over.
 * @param name as the editor's file has it
 * @throws RefusedCall for what is no picture
 */
export function takePicture(room: Room, name: string, bytes: Buffer): PictureAnswer {
  const { root } = room;
  const wanted = plainName(name);
  const { width, height } = measured(wanted, bytes);
  const folder = path.join(root, PICTURES);
  mkdirSync(folder, { recursive: true });
  if (!isInside(path.join(root, "content"), folder)) {
    throw new RefusedCall({ kind: "missing", message: `${PICTURES} leads outside the site.` });
  }
  const { file, isThere } = freeName(folder, wanted, bytes);
  if (!isThere) {
    writeFileSync(path.join(folder, file), bytes, { flag: "wx" });
    room.pictures.add(file);
  }
  return { file, width, height };
}
