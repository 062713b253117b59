import { readFileSync } from "node:fs";
import path from "node:path";
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data";

/** Oldest browsers in which everything works. docs/browsers.md has the same list. */
const MINIMUM_VERSIONS: [BrowserName, number][] = [
  ["chrome", 88],
  ["samsunginternet_android", 15],
  ["safari", 15],
  ["safari_ios", 15],
  ["firefox", 97],
];

/** By the path of a feature in MDN's data (`css.properties.translate`): what lacks it (`chrome 88`). */
export type Compat = ReadonlyMap<string, readonly string[]>;

/** Features that a text uses and that minimum versions lack, each with these browsers. */
export type Lacks = Map<string, readonly string[]>;

function isIn(statement: SimpleSupportStatement, version: number): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  // A feature under another name is not this feature.
  if (flags || statement.prefix || statement.alternative_name || added === false) return false;
  if (added === "preview" || Number.parseFloat(added.replace("≤", "")) > version) return false;
  return !removed || removed === "preview" || Number.parseFloat(removed) > version;
}

/** Browsers of which MDN says nothing have the feature. */
function lackingBrowsers({ support }: CompatStatement): string[] {
  return MINIMUM_VERSIONS.filter(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    return statements.length > 0 && !statements.some((statement) => isIn(statement, version));
  }).map(([browser, version]) => `${browser} ${version}`);
}

/** @param root the repository's root, where MDN's data is installed */
export function readCompat(root: string): Compat {
  const file = path.join(root, "node_modules", "@mdn", "browser-compat-data", "data.json");
  const { api, css, javascript }: CompatData = JSON.parse(readFileSync(file, "utf8"));
  const compat = new Map<string, string[]>();
  const visit = ({ __compat, ...parts }: Identifier, at: string) => {
    if (__compat) compat.set(at, lackingBrowsers(__compat));
    for (const [name, part] of Object.entries(parts)) visit(part, `${at}.${name}`);
  };
  visit(api, "api");
  visit(css, "css");
  visit(javascript, "js");
  return compat;
}
