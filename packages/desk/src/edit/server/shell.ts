import path from "node:path";
import { build } from "esbuild";
import { escapeHtml } from "@/scripts/fill-template";
import { EDIT } from "../api";

/** Of the page to edit in alone; the site's pages in its frame have their own. */
export const SHELL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The page without its content, which its script makes. */
export function shellPage(token: string, firm: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="edit-token" content="${escapeHtml(token)}">
<meta name="robots" content="noindex">
<title>Edit: ${escapeHtml(firm)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${EDIT}page.css">
<div id="edit"></div>
<noscript>To edit, this page needs JavaScript.</noscript>
<script src="${EDIT}page.js" defer></script>
</html>
`;
}

/** What stands at `/__edit/` without a session. */
export function strangerPage(): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Edit</title>
<body style="font:1.125rem/1.6 system-ui;margin:3rem;max-width:40rem">
<h1>Open the address that the terminal shows</h1>
<p>Only who started <code>npm run edit</code> may write. It has printed an address that lets one
browser in; once that is used, it prints another one.</p>
</html>
`;
}

/** A file of the page's browser half. */
export type ShellFile = "page.js" | "page.css";

/** The page's script and styles. @param root the repository @throws Error that does not build */
export async function bundleShell(root: string): Promise<Map<ShellFile, string>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { page: "packages/desk/src/edit/page/main.tsx" },
    outdir: path.join(root, ".edit"),
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const files = new Map<ShellFile, string>([
    ["page.js", ""],
    ["page.css", ""],
  ]);
  for (const { path: file, text } of outputFiles) {
    const name = path.basename(file);
    if (name === "page.js" || name === "page.css") files.set(name, text);
  }
  return files;
}
