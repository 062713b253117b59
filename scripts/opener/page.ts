import { readFileSync } from "node:fs";
import path from "node:path";
import { cspHash, inlineScript } from "static-islands";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";

/** The site's colours, which are defined only in its style sheet. */
const COLOURS = /--color-[\w-]+: #\w+;/g;

/**
 * One file that runs from disk and makes no requests. Its CSP requires no Trusted Types: Firefox's
 * PDF viewer inherits the CSP and could not start its worker.
 */
export function openerPage(root: string, firm: string): string {
  const styles = readFileSync(path.join(root, "app/globals.css"), "utf8");
  const values = {
    firm: escapeHtml(firm),
    colours: styles.match(COLOURS)?.join("") ?? "",
    script: inlineScript(root, "scripts/opener/main.ts"),
  };
  // Browsers normalise the CRLF of a Windows checkout before hashing.
  const fill = (csp: string) =>
    fillTemplate("opener.template", { ...values, csp }).replaceAll("\r\n", "\n");
  const style = /<style>([\s\S]*)<\/style>/.exec(fill(""))?.[1] ?? "";
  return fill(
    `default-src 'none'; script-src ${cspHash(values.script)}; style-src ${cspHash(style)}; img-src blob:; frame-src blob:; connect-src 'none'; form-action 'none'; base-uri 'none'`,
  );
}
