import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Findings } from "content-kit/sources";
import { type Picture, readPictures } from "@/lib/content/pictures";
import type { PictureAnswer } from "../api";
import { failed, RefusedCall } from "../server/refused";
import { isInside } from "./write-file";

const PICTURES = "content/pictures";
/** Folders of public/ that the build writes itself. */
const GENERATED = /^public\/(?:assets|share|script-fonts)(?:\/|$)/;
const FOLDER = /^public(?:\/[a-z0-9-]+)*$/;

/** "Our Office (1).JPG" as `our-office-1.jpg`. */
function plainName(name: string): string {
  const { name: stem, ext } = path.parse(path.basename(name.replaceAll("\\", "/")));
  const words = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${words || "picture"}${ext.toLowerCase()}`;
}

/** @throws RefusedCall in the words of the build, if it is no picture that the site can show */
function measured(name: string, bytes: Buffer): Picture {
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
function freeName(folder: string, name: string, bytes: Buffer): string {
  const { name: stem, ext } = path.parse(name);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${stem}-${number}${ext}`;
    const file = path.join(folder, candidate);
    if (!existsSync(file) || readFileSync(file).equals(bytes)) return candidate;
  }
}

/**
 * Puts a picture into `content/pictures`, or into a folder of `public/`. Nothing is written over.
 * @param query `name` as the editor's file has it, `folder`
 * @throws RefusedCall for another folder, or what is no picture
 */
export function takePicture(root: string, query: URLSearchParams, bytes: Buffer): PictureAnswer {
  const folder = query.get("folder") ?? PICTURES;
  const isAllowed = folder === PICTURES || (FOLDER.test(folder) && !GENERATED.test(folder));
  const absolute = path.join(root, folder);
  if (!isAllowed || (folder !== PICTURES && !existsSync(absolute))) {
    throw new RefusedCall({
      kind: "missing",
      message: `Pictures go into ${PICTURES} or into a folder of public/.`,
    });
  }
  const name = plainName(query.get("name") ?? "");
  const { width, height } = measured(name, bytes);
  mkdirSync(absolute, { recursive: true });
  const file = freeName(absolute, name, bytes);
  const top = path.join(root, folder === PICTURES ? "content" : "public");
  if (!isInside(top, path.join(absolute, file))) {
    throw new RefusedCall({
      kind: "missing",
      message: `${folder} leads outside the site's files.`,
    });
  }
  writeFileSync(path.join(absolute, file), bytes);
  return { file, width, height };
}
