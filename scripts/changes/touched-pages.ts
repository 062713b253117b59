import type { Content } from "@/lib/content/load/load";
import { sitePages } from "@/lib/site/site-pages";
import type { ContentFiles } from "./content-files";

/** What header, footer and the strip at the top print, by file and place. */
const ON_EVERY_PAGE: readonly [file: string, place: RegExp][] = [
  ["content/shared.yaml", /./],
  ["content/notices.yaml", /./],
  [
    "content/firm.yaml",
    /^(name|site|legal name|registration|phone|chat|email|hours|address|social|warning|disclaimers|notice)( |$)/,
  ],
];
const WITH_PRICES = /^(GST percent|fee cap)( |$)/;

const REFERENCE = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Whether a reference such as `firm.phone` is answered by one of the places of a file. */
function names(reference: string, file: string, places: readonly string[], text: string): boolean {
  const [root, ...keys] = reference.split(".");
  if (root === "price") return text.includes(`id: ${keys.join(".")}`) && places.some(isPrice);
  if (file !== `content/${root}.yaml`) return false;
  const words = keys
    .join(" ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return places.some((place) => {
    const told = place.replaceAll(" › ", " ").toLowerCase();
    return words.startsWith(told) || told.startsWith(words);
  });
}
const isPrice = (place: string) => place.endsWith("price") || !place.includes("›");

/**
 * Where a visitor sees what has changed in a file.
 * @param places as `sayChange` writes them
 * @returns addresses; `every page` where header or footer print it
 */
export function touchedPages(
  content: Content,
  now: ContentFiles,
  file: string,
  places: readonly string[],
): string[] {
  const everywhere = ON_EVERY_PAGE.some(
    ([name, pattern]) => name === file && places.some((place) => pattern.test(place)),
  );
  if (everywhere) return ["every page"];
  const text = now.get(file) ?? "";
  const isNamedIn = (other: string) =>
    [...other.matchAll(REFERENCE)].some(([, reference = ""]) =>
      names(reference, file, places, text),
    );
  const isPriced = file === "content/firm.yaml" && places.some((place) => WITH_PRICES.test(place));
  return sitePages(content)
    .filter(({ name, sources }) => {
      const files = sources.map((source) => `content/${source}`);
      const isSource = files.some(
        (source) => source === file || (source.endsWith("/") && file.startsWith(source)),
      );
      const hasPrices = name === "services" || content.services.some(({ slug }) => slug === name);
      return isSource || (isPriced && hasPrices) || isNamedIn(now.get(files[0] ?? "") ?? "");
    })
    .map(({ route }) => route);
}
