import { readFileSync } from "node:fs";
import path from "node:path";
import { inlineScript } from "static-islands/bundle";
import { cspHash } from "static-islands/csp";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";

const TEMPLATE = new URL("opener.template", import.meta.url);
const SCRIPT = "packages/desk/src/opener/page/main.ts";

/** The site's colours, which are defined only in its style sheet. */
const COLOURS = /--color-[\w-]+: #\w+;/g;

/**
 * One file that runs from disk and makes no requests.
 * @param root the repository
 * @param firm the firm's name
 */
export function openerPage(root: string, firm: string): string {
  const siteStyles = readFileSync(path.join(root, "app/globals.css"), "utf8");
  const values = {
    firm: escapeHtml(firm),
    colours: siteStyles.match(COLOURS)?.join("") ?? "",
    script: inlineScript(root, SCRIPT),
  };
  const withoutCsp = fill({ ...values, csp: "" });
  const [, styles = ""] = /<style>([\s\S]*)<\/style>/.exec(withoutCsp) ?? [];
  return fill({ ...values, csp: openerCsp(values.script, styles) });
}

/** Browsers normalise the CRLF of a Windows checkout before hashing. */
function fill(values: Readonly<Record<string, string>>): string {
  return fillTemplate(TEMPLATE, values).replaceAll("\r\n", "\n");
}

/** Without Trusted Types: Firefox's PDF viewer inherits the CSP and could not start its worker. */
function openerCsp(script: string, styles: string): string {
  const directives = [
    "default-src 'none'",
    `script-src ${cspHash(script)}`,
    `style-src ${cspHash(styles)}`,
    "img-src blob:",
    "frame-src blob:",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ];
  return directives.join("; ");
}
