import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { isPictureCopy } from "./pictures";

/** What the build itself writes into `public/`, besides copies of pictures. */
const GENERATED = /^(?:upi-qr\.\w+|llms\.txt|(?:script-fonts|share)\/.*)$/;

const isGenerated = (name: string) => GENERATED.test(name) || isPictureCopy(name);

/**
 * The owner's files that the site publishes as they are.
 * @param folder absolute path of `public/`; without it there are none
 * @returns bytes by address, such as `/brochure.pdf`
 */
export function readPublicFiles(folder: string): Map<string, number> {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
    : [];
  return new Map(
    names
      .map((name) => ({
        name: name.split(path.sep).join("/"),
        at: statSync(path.join(folder, name)),
      }))
      .filter(({ name, at }) => at.isFile() && !isGenerated(name))
      .map(({ name, at }) => [`/${name}`, at.size]),
  );
}
