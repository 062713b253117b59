import { readFileSync } from "node:fs";
import path from "node:path";
import { inlineScript } from "static-islands/bundle";
import { cspHash } from "static-islands/csp";
import { escapeHtml, fillTemplate } from "@/scripts/fill-template";

/** The site's colours, which are written in its style sheet alone. */
const COLOURS = /--color-[\w-]+: #\w+;/g;

/**
 * The page with which staff open sealed documents: one file, which runs from disk and reaches
 * nothing. Its policy allows its own script and style, and what it opened itself (`blob:`). It
 * demands no Trusted Types: Firefox's PDF viewer takes the policy over, and would lose its worker.
 */
export function openerPage(root: string, firm: string): string {
  const styles = readFileSync(path.join(root, "app/globals.css"), "utf8");
  const values = {
    firm: escapeHtml(firm),
    colours: styles.match(COLOURS)?.join("") ?? "",
    script: inlineScript(root, "scripts/opener/main.ts"),
  };
  // A checkout on Windows may have other line ends, which browsers change before they hash.
  const fill = (csp: string) =>
    fillTemplate("opener.template", { ...values, csp }).replaceAll("\r\n", "\n");
  const style = /<style>([\s\S]*)<\/style>/.exec(fill(""))?.[1] ?? "";
  return fill(
    `default-src 'none'; script-src ${cspHash(values.script)}; style-src ${cspHash(style)}; img-src blob:; frame-src blob:; connect-src 'none'; form-action 'none'; base-uri 'none'`,
  );
}
