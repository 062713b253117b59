import { resolveText } from "@/lib/content/load/facts";
import { formatPath, textsOf, valueAt } from "@/lib/content/load/paths";
import type { SourceFile } from "@/lib/content/load/yaml-file";
import { isPlaceholder } from "@/lib/text/placeholders";
import type { Addresses } from "./addresses";
import { textMistakes } from "./links";

/** Typical placeholder texts. */
const PLACEHOLDER_TEXT =
  /^(?:\+91)?[ 0-]*0000[ 0-]*$|^IN[HA]0{9}$|X{4}|lorem ipsum|to be supplied|\bTBD\b|\bTODO\b|\bexample\.(?:com|org|net|in)\b|@validbank$/;
const UNMARKED =
  "this looks like a placeholder: write what is true, or put !placeholder and a space in front";
const HIDDEN = ": this page would be hidden, delete the line";
const NO_PLANS =
  'expected another kind, got "rate-card": only services have plans, remove this band and link to a service';

/** Form placeholders and hints are examples; policies show how numbers are masked. */
const EXAMPLE = /(?:^|\.)(?:placeholder|hint|errors|clauses)\b/;

/** Left over from a question or a test; useless as a title. */
const NO_TITLE = /^(?:yes|no|true|false|on|off|none|null|test|title|heading|text)$/i;
const TITLE = /\b(?:title|heading|question|name|label)$/;

/** Search results truncate longer descriptions, and seldom show shorter ones. */
const DESCRIPTION_LENGTH = { min: 120, max: 160 };

/** Texts that must be unique across files, by path; the empty path is the page's address. */
const OWN: [place: RegExp, what: string][] = [
  [/^$/, "an address"],
  [/^meta\.title$/, "a title"],
  [/^meta\.description$/, "a description"],
  [/^plans\[\d+\]\.id$/, "an id"],
];

export function checkTexts(sources: ReadonlyMap<string, SourceFile>, addresses: Addresses): void {
  const { min, max } = DESCRIPTION_LENGTH;
  const owners = new Map<string, string>();
  for (const [file, source] of sources) {
    const [address] = /(?<=\/)[^/]+$/.exec(file) ?? [];
    const own = address ? [{ text: `/${address}`, path: [] }] : [];
    for (const { text, path } of [...own, ...textsOf(source.data)]) {
      const place = formatPath(path);
      for (const [words, message] of textMistakes(text, path, file, addresses)) {
        if (message) source.fail(path, message, { text: words });
      }
      if (file === "redirects" && (place === "/index" || addresses.routes.has(place))) {
        source.fail(path, `expected an address without a page, got "${place}"${HIDDEN}`, "key");
      }
      if (text === "rate-card" && path.at(-1) === "kind" && !file.startsWith("services/")) {
        source.fail(path, NO_PLANS);
      }
      // Placeholders may be the same in two files.
      const isMarked = isPlaceholder(source.placeholders, place);
      const [, what] = OWN.find(([pattern]) => pattern.test(place)) ?? [];
      const owner = owners.get(`${what} ${text}`);
      if (what && owner && !isMarked) {
        source.fail(path, `expected ${what} of its own, got "${text}", which ${owner} has`);
      }
      if (what && !owner && !isMarked) owners.set(`${what} ${text}`, source.file);
      const [found] = PLACEHOLDER_TEXT.exec(text) ?? [];
      if (found && !isMarked && !EXAMPLE.test(place)) {
        source[file === "firm" ? "fail" : "warn"](path, UNMARKED, { text: found });
      }
      if (TITLE.test(place) && NO_TITLE.test(text)) {
        source.warn(path, `"${text}" says nothing as a ${String(path.at(-1))}: is it intended?`);
      }
      const isShown = place === "meta.description" && valueAt(source.data, ["noindex"]) !== true;
      const { length } = isShown ? resolveText(text, addresses.facts) : "";
      if (!isShown || (length >= min && length <= max)) continue;
      const message = `${length} characters: search results show ${min} to ${max} of a description (docs/marketing.md)`;
      source.warn(path, message);
    }
  }
}
