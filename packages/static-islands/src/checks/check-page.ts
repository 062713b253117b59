import { CSP_LIMIT, cspHash } from "../csp.ts";
import { attribute, type Element, textOf } from "../html-tree.ts";

/** Attributes whose value a browser may run, where it begins with `javascript:`. */
const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href", "data", "srcdoc"];
/** Browsers skip control characters and blanks in front of a scheme and inside it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const IGNORED = /[\u0000-\u0020]/g;
/** Types of `<script>` that hold data; nothing in them runs. */
const DATA_TYPES = ["application/ld+json", "speculationrules", "importmap"];
/** Elements that would change what the page's addresses mean, or bring in other documents. */
const FORBIDDEN_ELEMENTS = ["base", "iframe", "object", "embed"];

function faultsOfInlineScript(script: Element, csp: string): string[] {
  if (DATA_TYPES.includes(attribute(script, "type") ?? "")) {
    return [];
  }
  const text = textOf(script);
  if (csp.includes(cspHash(text))) {
    return [];
  }
  return [`an inline script: ${text.slice(0, 40)}`];
}

function faultsOfScript(script: Element, csp: string): string[] {
  const src = attribute(script, "src");
  if (src === undefined) {
    return faultsOfInlineScript(script, csp);
  }
  const isOfSite = /^\/(?!\/)/.test(src);
  if (!isOfSite) {
    return [`a script of another host: ${src}`];
  }
  if (!attribute(script, "integrity")) {
    return [`a script without integrity: ${src}`];
  }
  return [];
}

function faultsOfAttributes({ tagName, attrs }: Element): string[] {
  const faults: string[] = [];
  for (const { name, value, prefix } of attrs) {
    if (name.startsWith("on")) {
      faults.push(`a handler in an attribute: ${name}`);
    }
    if (name === "style") {
      faults.push(`a style in an attribute: ${value}`);
    }
    const fullName = prefix ? `${prefix}:${name}` : name;
    const isScript = value.replace(IGNORED, "").toLowerCase().startsWith("javascript:");
    if (isScript && ADDRESSES.includes(fullName)) {
      faults.push(`a javascript: address on <${tagName}>`);
    }
  }
  return faults;
}

/** An island's props, where they are in a file, are trusted as much as the page's scripts. */
function faultsOfProps(island: Element): string[] {
  const from = attribute(island, "data-props-from");
  if (from === undefined || attribute(island, "data-props-integrity")) {
    return [];
  }
  return [`props without integrity: ${from}`];
}

function faultsOfElement(element: Element, csp: string): string[] {
  const { tagName } = element;
  const faults = tagName === "script" ? faultsOfScript(element, csp) : faultsOfProps(element);
  if (FORBIDDEN_ELEMENTS.includes(tagName)) {
    faults.push(`<${tagName}>`);
  }
  return [...faults, ...faultsOfAttributes(element)];
}

function isPolicy(element: Element): boolean {
  return attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy";
}

/**
 * Looks for what the page's CSP would block, or what would weaken it.
 * @returns a sentence for each fault
 */
export function checkPage(elements: readonly Element[]): string[] {
  const policies = elements.filter(isPolicy);
  const [policy] = policies;
  const csp = (policy && attribute(policy, "content")) ?? "";
  const faults = elements.flatMap((element) => faultsOfElement(element, csp));
  if (policies.length !== 1) {
    faults.push(`${policies.length} CSPs instead of one`);
  }
  const bytes = Buffer.byteLength(csp);
  if (bytes > CSP_LIMIT) {
    faults.push(`a CSP of ${bytes} bytes, above ${CSP_LIMIT}`);
  }
  return faults;
}
