import { CSP_LIMIT, cspHash } from "../csp.ts";
import { attribute, type Element, textOf } from "../html-tree.ts";
import { blockedFetches, blockedFetchesOf, fetchesOfStyles } from "./check-fetches.ts";

/** Attributes whose value a browser may run, where it begins with `javascript:`. */
const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href", "data", "srcdoc"];
/** Browsers skip control characters and blanks in front of a scheme and inside it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const IGNORED = /[\u0000-\u0020]/g;
/** Types of `<script>` that hold data; nothing in them runs. */
const DATA_TYPES = ["application/ld+json", "application/json", "speculationrules", "importmap"];
/** Elements that would change what the page's addresses mean, or bring in other documents. */
const FORBIDDEN_ELEMENTS = ["base", "object", "embed"];

function faultsOfInlineScript(script: Element, csp: string): string[] {
  if (DATA_TYPES.includes(attribute(script, "type") ?? "")) {
    return [];
  }
  const text = textOf(script);
  if (csp.includes(cspHash(text))) {
    return [];
  }
  return [
    `an inline script that the CSP does not name (${text.slice(0, 40)}): add it by \`customise\``,
  ];
}

function faultsOfScript(script: Element, csp: string): string[] {
  const src = attribute(script, "src");
  if (src === undefined) {
    return faultsOfInlineScript(script, csp);
  }
  const isOfSite = /^\/(?!\/)/.test(src);
  if (!isOfSite) {
    return [`a script of another host (${src}), which the CSP would block: bundle it by \`more\``];
  }
  if (!attribute(script, "integrity")) {
    return [
      `a script without integrity (${src}): bundle it by \`more\`, or write its hash into the attribute`,
    ];
  }
  return [];
}

function faultsOfAttributes({ tagName, attrs }: Element): string[] {
  const faults: string[] = [];
  for (const { name, value, prefix } of attrs) {
    if (name.startsWith("on")) {
      faults.push(
        `a handler in an attribute (${name}), which the CSP would block: add it in an island or a script`,
      );
    }
    if (name === "style") {
      faults.push(`a style in an attribute (${value}), which the CSP would block: write a class`);
    }
    const fullName = prefix ? `${prefix}:${name}` : name;
    const isScript = value.replace(IGNORED, "").toLowerCase().startsWith("javascript:");
    if (isScript && ADDRESSES.includes(fullName)) {
      faults.push(
        `a javascript: address on <${tagName}>, which the CSP would block: use a button in an island`,
      );
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
    faults.push(`<${tagName}>, which would bring in what the page's CSP is against: take it out`);
  }
  if (tagName === "iframe" && attribute(element, "srcdoc") !== undefined) {
    faults.push("an <iframe> with srcdoc: put the document into a file, and allow it");
  }
  return [...faults, ...faultsOfAttributes(element)];
}

function isPolicy(element: Element): boolean {
  return attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy";
}

/**
 * Looks for what the page's CSP would block, or what would weaken it.
 * @param lateStyles what islands bring along
 * @returns a sentence for each fault
 */
export function checkPage(elements: readonly Element[], lateStyles = ""): string[] {
  const policies = elements.filter(isPolicy);
  const [policy] = policies;
  const csp = (policy && attribute(policy, "content")) ?? "";
  const faults = elements.flatMap((element) => faultsOfElement(element, csp));
  faults.push(...blockedFetchesOf(elements, csp));
  faults.push(...blockedFetches(fetchesOfStyles(lateStyles), csp));
  if (policies.length !== 1) {
    faults.push(`${policies.length} CSPs instead of one`);
  }
  const bytes = Buffer.byteLength(csp);
  if (bytes > CSP_LIMIT) {
    faults.push(`a CSP of ${bytes} bytes, above ${CSP_LIMIT}`);
  }
  return faults;
}
