import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";
import { changedTexts } from "@/lib/versions/in-force";
import { keepVersion, suggestVersion } from "@/scripts/new/version";

const REMOVED = "hedging";
const ADDED = "currencies";
/** A day after those of all versions. */
const LATER = "2099-01-01";

/** Without what was accepted once: an editor never changes it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|md)$/.test(name) && !name.startsWith("versions"))
    .map((name) => path.join(folder, name));
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/** Adds a thousand rupees a month, so that labels such as SAVE ₹10,000 stay true. */
function raisePrices(service: string): string {
  let months = 1;
  return service
    .split("\n")
    .map((line) => {
      if (/^ {2}- id:/.test(line)) months = 1;
      months = Number(/^\s+months: (\d+)/.exec(line)?.[1] ?? months);
      return line.replace(/^(\s+price: )(\d+)/, (_, key: string, price: string) => {
        return `${key}${Number(price) + 1_000 * months}`;
      });
    })
    .join("\n");
}

/**
 * A page's first text after its description for search engines.
 * @throws Error when there is none: the page would stay as it is
 */
function changeSentence(page: string): string {
  const changed = page.replace(
    /^( *(?!description:)\w+: [>|]-\n +)([A-Z])/m,
    "$1As of this week: $2",
  );
  if (changed === page)
    throw new Error(`No sentence to change in a page that begins: ${page.slice(0, 80)}`);
  return changed;
}

/**
 * Changes a content folder as editors might in a year: each price, the phone, the registration
 * number, the firm's name, a sentence on each page, one service less, one more, no testimonials,
 * and a new version of each text that clients accept, as its words are others.
 * @returns what was changed, one line each
 */
export function changeContent(folder: string): string[] {
  const serviceFile = (name: string) => path.join(folder, "services", `${name}.yaml`);
  for (const file of filesIn(path.join(folder, "services"))) edit(file, raisePrices);
  for (const part of ["pages", "services", "policies"]) {
    for (const file of filesIn(path.join(folder, part))) edit(file, changeSentence);
  }
  edit(path.join(folder, "firm.yaml"), (text) =>
    text
      .replaceAll(/\+91 \d{5} \d{5}/g, "+91 00000 11111")
      .replace(/^( +number: IN[HA])\d+/m, "$1000012345")
      .replace(/^name: .*/m, "name: Another Research House"),
  );
  edit(path.join(folder, "testimonials.yaml"), (text) =>
    text.replace(/^show: true/m, "show: false"),
  );

  const added = readFileSync(serviceFile(REMOVED), "utf8")
    .replaceAll(`${REMOVED}-`, `${ADDED}-`)
    .replace(/^title: .*/m, "title: Currencies")
    .replace(/^( +title: ).*/m, '$1"Currency derivatives: plans and prices"')
    .replace(/^( +heading: ).*/m, "$1Currency research for traders");
  writeFileSync(serviceFile(ADDED), added);
  rmSync(serviceFile(REMOVED));
  for (const file of filesIn(folder)) {
    edit(file, (text) =>
      text
        .replaceAll(new RegExp(`(\\]\\(|href: |: )/${REMOVED}\\b`, "g"), `$1/${ADDED}`)
        .replaceAll(`price.${REMOVED}-`, `price.${ADDED}-`)
        .replaceAll(`plan: ${REMOVED}-`, `plan: ${ADDED}-`)
        .replaceAll(`service: ${REMOVED}\n`, `service: ${ADDED}\n`),
    );
  }
  const content = loadContent(folder);
  for (const name of changedTexts(content)) {
    keepVersion(folder, content, name, suggestVersion(folder, content, name, LATER));
  }
  return [
    "each price a thousand rupees a month higher",
    "another phone, registration number and name of the firm",
    "a sentence of each page begins otherwise",
    `/${REMOVED} removed, /${ADDED} added`,
    "testimonials switched off",
    "a new version of each text that clients accept",
  ];
}
