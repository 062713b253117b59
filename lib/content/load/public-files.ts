import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { isPictureCopy } from "./pictures";

/** What the build itself writes into `public/`, besides copies of pictures. */
const GENERATED = /^(?:upi-qr\.\w+|llms\.txt|(?:script-fonts|share)\/.*)$/;

/** Every file below a folder, by its path from there with slashes; without the folder none. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join("/"))
    .sort();
}

/**
 * The owner's files that the site publishes as they are.
 * @param folder absolute path of `public/`; without it there are none
 * @returns bytes by address, such as `/brochure.pdf`
 */
export function readPublicFiles(folder: string): Map<string, number> {
  const names = filesBelow(folder).filter((name) => !GENERATED.test(name) && !isPictureCopy(name));
  return new Map(names.map((name) => [`/${name}`, statSync(path.join(folder, name)).size]));
}
