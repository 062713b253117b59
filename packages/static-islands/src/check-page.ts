import { CSP_LIMIT, cspHash } from "./csp.ts";
import { attribute, type Element, textOf } from "./html-tree.ts";

const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href", "data", "srcdoc"];
/** Browsers skip control characters and blanks in front of a scheme and inside it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const IGNORED = /[\u0000-\u0020]/g;
const DATA_SCRIPTS = ["application/ld+json", "speculationrules", "importmap"];

function faultsOfScript(script: Element, csp: string): string[] {
  const src = attribute(script, "src");
  if (src === undefined) {
    if (DATA_SCRIPTS.includes(attribute(script, "type") ?? "")) return [];
    if (csp.includes(cspHash(textOf(script)))) return [];
    return [`an inline script: ${textOf(script).slice(0, 40)}`];
  }
  if (!/^\/(?!\/)/.test(src)) return [`a script of another host: ${src}`];
  return attribute(script, "integrity") ? [] : [`a script without integrity: ${src}`];
}

function faultsOf(element: Element, csp: string): string[] {
  const { tagName, attrs } = element;
  const faults = tagName === "script" ? faultsOfScript(element, csp) : [];
  if (["base", "iframe", "object", "embed"].includes(tagName)) faults.push(`<${tagName}>`);
  for (const { name, value, prefix } of attrs) {
    if (name.startsWith("on")) faults.push(`a handler in an attribute: ${name}`);
    if (name === "style") faults.push(`a style in an attribute: ${value}`);
    const isScript = value.replace(IGNORED, "").toLowerCase().startsWith("javascript:");
    if (isScript && ADDRESSES.includes(prefix ? `${prefix}:${name}` : name)) {
      faults.push(`a javascript: address on <${tagName}>`);
    }
  }
  return faults;
}

/**
 * Looks for what the page's CSP would block, or what would weaken it.
 * @returns a sentence for each fault
 */
export function checkPage(elements: readonly Element[]): string[] {
  const policies = elements.filter(
    (element) => attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy",
  );
  const csp = (policies[0] && attribute(policies[0], "content")) ?? "";
  const faults = elements.flatMap((element) => faultsOf(element, csp));
  if (policies.length !== 1) faults.push(`${policies.length} CSPs instead of one`);
  const bytes = Buffer.byteLength(csp);
  if (bytes > CSP_LIMIT) faults.push(`a CSP of ${bytes} bytes, above ${CSP_LIMIT}`);
  return faults;
}
