import { CSP_LIMIT, cspHash } from "@/scripts/export/csp";
import {
  attribute,
  type Element,
  elementsOf,
  type Parent,
  textOf,
} from "@/scripts/export/html-tree";

import { checkDestinations } from "./check-destinations";

const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href", "data", "srcdoc"];
/** Browsers skip control characters and blanks in front of a scheme and inside it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const IGNORED = /[\u0000-\u0020]/g;
const DATA_SCRIPTS = new Set(["application/ld+json", "speculationrules", "importmap"]);

function faultsOfScript(script: Element, csp: string): string[] {
  const src = attribute(script, "src");
  if (src === undefined) {
    const type = attribute(script, "type") ?? "";
    if (DATA_SCRIPTS.has(type)) return [];
    // The choice of fonts has to be made before the first paint; the CSP names it by its hash.
    if (csp.includes(cspHash(textOf(script)))) return [];
    return [`an inline script: ${textOf(script).slice(0, 40)}`];
  }
  if (!/^\/(?!\/)/.test(src)) return [`a script from elsewhere: ${src}`];
  return attribute(script, "integrity") ? [] : [`a script without integrity: ${src}`];
}

function faultsOf(element: Element, csp: string): string[] {
  const { tagName, attrs } = element;
  const faults = tagName === "script" ? faultsOfScript(element, csp) : [];
  if (["base", "iframe", "object", "embed"].includes(tagName)) faults.push(`<${tagName}>`);
  for (const { name, value, prefix } of attrs) {
    const fullName = prefix ? `${prefix}:${name}` : name;
    if (name.startsWith("on")) faults.push(`a handler in an attribute: ${name}`);
    if (name === "style") faults.push(`a style in an attribute: ${value}`);
    const scheme = value.replace(IGNORED, "").toLowerCase();
    if (ADDRESSES.includes(fullName) && scheme.startsWith("javascript:")) {
      faults.push(`a javascript: address on <${tagName}>`);
    }
  }
  return faults;
}

/**
 * Looks for what the page's CSP would block, or what would weaken it.
 * @returns a sentence for each fault
 */
export function checkPage(document: Parent): string[] {
  const elements = [...elementsOf(document)];
  const metas = elements.filter(
    (element) => attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy",
  );
  const csp = (metas[0] && attribute(metas[0], "content")) ?? "";
  const faults = elements.flatMap((element) => faultsOf(element, csp));
  if (metas.length !== 1) faults.push(`${metas.length} CSPs instead of one`);
  const bytes = Buffer.byteLength(csp);
  if (bytes > CSP_LIMIT) faults.push(`a CSP of ${bytes} bytes, above ${CSP_LIMIT}`);
  return [...faults, ...checkDestinations(elements, csp)];
}
