import { readFileSync } from "node:fs";
import path from "node:path";
import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";

/** Oldest browsers in which everything works. docs/browsers.md has the same list. */
const MINIMUM_VERSIONS: Partial<Record<BrowserName, number>> = {
  chrome: 88,
  samsunginternet_android: 15,
  safari: 15,
  safari_ios: 15,
  firefox: 97,
};

/** A node of MDN's data: a feature's statement and its parts by name. */
export interface Feature {
  __compat?: CompatStatement;
  [part: string]: Feature | CompatStatement | undefined;
}

export type CompatData = Record<"api" | "css" | "javascript", Feature>;

/** Features that a text uses and that minimum versions lack, each with these browsers. */
export type Lacks = Map<string, string[]>;

/** @returns MDN's compatibility data as installed */
export function readCompatData(root: string): CompatData {
  const file = path.join(root, "node_modules", "@mdn", "browser-compat-data", "data.json");
  return JSON.parse(readFileSync(file, "utf8")) as CompatData;
}

/** @returns the feature below a node by the names that lead to it */
export function featureAt(node: Feature | undefined, ...names: string[]): Feature | undefined {
  return names.reduce<Feature | undefined>(
    (found, name) =>
      found && Object.hasOwn(found, name) ? (found[name] as Feature | undefined) : undefined,
    node,
  );
}

/** @returns the parts of a feature with their names */
export function partsOf(node: Feature | undefined): [name: string, part: Feature][] {
  return Object.entries(node ?? {}).filter(
    (entry): entry is [string, Feature] => entry[0] !== "__compat" && typeof entry[1] === "object",
  );
}

function isIn(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  // A feature under another name is not this feature.
  if (flags || statement.prefix || statement.alternative_name || added === false) return false;
  if (added === "preview" || Number.parseFloat(added.replace("≤", "")) > version) return false;
  return !removed || removed === "preview" || Number.parseFloat(removed) > version;
}

/** @returns browsers of the minimum versions that lack a feature, such as "chrome 88"; unknown ones have it */
export function lackingBrowsers(feature: Feature | undefined): string[] {
  const support = feature?.__compat?.support;
  return Object.entries(MINIMUM_VERSIONS)
    .filter(([browser, version]) => {
      const statements = [support?.[browser as BrowserName] ?? []].flat();
      return statements.length > 0 && !statements.some((statement) => isIn(statement, version));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}
