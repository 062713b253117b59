import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A sentence for the person who asked: nothing has been written. */
export class NameRefused extends Error {}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Addresses that the build needs for itself. */
const RESERVED = ["index", "404", "assets", "share", "manifest", "sitemap", "robots"];

/** @throws NameRefused with a name that would do */
function checkSpelling(name: string): void {
  if (NAME.test(name)) return;
  const better = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  const example = better || "our-team";
  throw new NameRefused(
    `"${name}" cannot be a name: use small letters, digits and dashes, such as ${example}.`,
  );
}

/**
 * A page's or service's name is its address.
 * @throws NameRefused when it is misspelt or taken
 */
export function checkAddress(root: string, name: string): void {
  checkSpelling(name);
  const taken = ["pages/*.yaml", "services/*.yaml", "policies/*.md"]
    .map((place) => `content/${place.replace("*", name)}`)
    .find((file) => existsSync(path.join(root, file)));
  if (taken) throw new NameRefused(`/${name} is there already: ${taken}. Choose another name.`);
  const redirects = readFileSync(path.join(root, "content/redirects.yaml"), "utf8");
  if (new RegExp(`^/${name}:`, "m").test(redirects)) {
    throw new NameRefused(
      `content/redirects.yaml leads /${name} to another page: remove that line, or choose another name.`,
    );
  }
  if (RESERVED.includes(name) || existsSync(path.join(root, "public", name))) {
    throw new NameRefused(`/${name} is needed by the build: choose another name.`);
  }
}

/**
 * A kind of block or figure: its file, and the component in it.
 * @throws NameRefused when it is misspelt or taken
 */
export function checkKind(root: string, folder: string, map: string, name: string): string {
  checkSpelling(name);
  const file = `${folder}/${name}.tsx`;
  const component = name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase());
  const source = readFileSync(path.join(root, map), "utf8");
  const isInMap = new RegExp(`^  "?${name}"?: |\\b${component}\\b`, "m").test(source);
  if (existsSync(path.join(root, file)) || isInMap) {
    throw new NameRefused(`${folder} has "${name}" or ${component} already: choose another name.`);
  }
  return component;
}

/** Most letters of a title for search results that the schema takes. */
export const TITLE_LENGTH = 45;

/** A name as a heading: our-team becomes Our team. */
export function titleOf(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A name as a key in code: quoted where it has a dash. */
export function keyOf(name: string): string {
  return name.includes("-") ? `"${name}"` : name;
}
