import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { bundleForPage } from "@/scripts/bench/bundle-for-page";

/** What a page of the form shows; the same labels as the site's, so that one script fills both. */
export interface FormLabels {
  /** By the input's name. */
  fields: Record<string, { label: string; type: "text" | "date" | "file" }>;
  accept: string;
  submit: string;
  success: string;
}

export const NAIVE_PATH = "/measure/naive-consent";

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function naiveHtml({ fields, accept, submit, success }: FormLabels): string {
  const inputs = Object.entries(fields).map(
    ([name, { label, type }]) =>
      `<p><label>${escapeHtml(label)}<input name="${name}" type="${type}"></label></p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Naive consent form</title>
<link rel="icon" href="data:,">
<form data-success="${escapeHtml(success)}">${inputs.join("")}
<label><input type="checkbox">${escapeHtml(accept)}</label>
<button type="submit">${escapeHtml(submit)}</button></form>
<script src="naive-consent.js"></script></html>`;
}

/**
 * Puts the page of the naive sequence beside a site, bundled now, so that nothing of it is in the
 * export. Its compression library is served along.
 * @throws Error when the page's script does not build
 */
export async function withNaivePage(
  site: RequestListener,
  labels: FormLabels,
): Promise<RequestListener> {
  const library = "node_modules/browser-image-compression/dist/browser-image-compression.js";
  const scripts = new Map<string, string>([
    [`${NAIVE_PATH}.js`, await bundleForPage("scripts/bench/consent/naive-consent.ts")],
    ["/measure/browser-image-compression.js", await readFile(library, "utf8")],
  ]);
  const html = naiveHtml(labels);
  return (req, res) => {
    const script = scripts.get(req.url ?? "");
    if (script === undefined && req.url !== NAIVE_PATH) return site(req, res);
    const type = script === undefined ? "text/html" : "text/javascript";
    res.writeHead(200, { "Content-Type": `${type}; charset=utf-8` });
    res.end(script ?? html);
  };
}
