import { attribute, type Element, elementsOf, type Parent, textOf } from "static-islands/html-tree";
import { z } from "zod";
import { PROVIDER_ORIGINS } from "@/lib/consent/providers/destination";
import { CSP_LIMIT, cspHash } from "@/scripts/export/csp";

const ADDRESSES = ["href", "src", "action", "formaction", "xlink:href", "data", "srcdoc"];
/** Browsers skip control characters and blanks in front of a scheme and inside it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const IGNORED = /[\u0000-\u0020]/g;
const DATA_SCRIPTS = ["application/ld+json", "speculationrules", "importmap"];

function faultsOfScript(script: Element, csp: string): string[] {
  const src = attribute(script, "src");
  if (src === undefined) {
    if (DATA_SCRIPTS.includes(attribute(script, "type") ?? "")) return [];
    // Fonts are chosen and announcements shown before they are painted, and a redirect page has no
    // other script; the CSP has the hashes.
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
    if (name.startsWith("on")) faults.push(`a handler in an attribute: ${name}`);
    if (name === "style") faults.push(`a style in an attribute: ${value}`);
    const isScript = value.replace(IGNORED, "").toLowerCase().startsWith("javascript:");
    if (isScript && ADDRESSES.includes(prefix ? `${prefix}:${name}` : name)) {
      faults.push(`a javascript: address on <${tagName}>`);
    }
  }
  return faults;
}

/** Props that stand outside their page, with the styles of their island, by address. */
type PropsFiles = ReadonlyMap<string, string>;

const propsSchema = z.object({ providerKeys: z.unknown() });

/**
 * Compares where the consent form sends with what the page's CSP lets it reach: a page with keys
 * under a CSP without the providers looks well and never sends anything.
 */
function faultsOfForm(form: Element, csp: string, files: PropsFiles): string[] {
  const from = attribute(form, "data-props-from");
  const props = JSON.parse((from ? files.get(from) : attribute(form, "data-props")) ?? "");
  const { providerKeys } = propsSchema.parse(from ? props.props : props);
  const allowed = /connect-src ([^;]*)/.exec(csp)?.[1]?.split(" ") ?? [];
  return Object.values(PROVIDER_ORIGINS).flatMap((origin) => {
    if (Boolean(providerKeys) === allowed.includes(origin)) return [];
    return providerKeys
      ? `keys, but a CSP that blocks ${origin}`
      : `no keys, but a CSP open to ${origin}`;
  });
}

/**
 * Looks for what the page's CSP would block, or what would weaken it.
 * @returns a sentence for each fault
 */
export function checkPage(document: Parent, files: PropsFiles = new Map()): string[] {
  const elements = [...elementsOf(document)];
  const metas = elements.filter(
    (element) => attribute(element, "http-equiv")?.toLowerCase() === "content-security-policy",
  );
  const csp = (metas[0] && attribute(metas[0], "content")) ?? "";
  const faults = elements.flatMap((element) => faultsOf(element, csp));
  if (metas.length !== 1) faults.push(`${metas.length} CSPs instead of one`);
  const bytes = Buffer.byteLength(csp);
  if (bytes > CSP_LIMIT) faults.push(`a CSP of ${bytes} bytes, above ${CSP_LIMIT}`);
  const form = elements.find((element) => attribute(element, "data-island") === "consent-form");
  return form ? [...faults, ...faultsOfForm(form, csp, files)] : faults;
}
