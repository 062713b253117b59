import { statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "static-islands/files-below";
import { isPictureCopy } from "./pictures";

/** What the build itself writes into `public/`, besides copies of pictures. */
const GENERATED = /^(?:upi-qr\.\w+|llms\.txt|(?:script-fonts|share)\/.*)$/;

/** Bytes of the files that the owner put into `public/`, by address, such as `/brochure.pdf`. */
export function readPublicFiles(folder: string): Map<string, number> {
  const names = filesBelow(folder).filter((name) => !GENERATED.test(name) && !isPictureCopy(name));
  return new Map(names.map((name) => [`/${name}`, statSync(path.join(folder, name)).size]));
}
