import { existsSync, readFileSync } from "node:fs";
import { ContentError } from "content-kit";
import { type NextRequest, NextResponse } from "next/server";
import { loadContent } from "@/lib/checks/checked-content";
import { POLL_MS, SAVED_ADDRESS, SAVED_FILE } from "@/lib/site/content-saved";
import { FOREIGN_HOST, isOwnHost } from "@/scripts/own-host";

/** Files, and Next's own requests: neither pages nor SAVED_ADDRESS. */
const NO_PAGE = /^\/_next\/|\./;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function mistakePage(message: string, saved: string): string {
  const [title = "", ...mistakes] = message.split("\n").map(escaped);
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{margin:2rem auto;max-width:50rem;padding:0 1rem;font:1.125rem/1.6 system-ui,sans-serif}li{margin:1rem 0;overflow-wrap:anywhere}</style>
<h1>${title}</h1><ul>${mistakes.map((mistake) => `<li>${mistake}</li>`).join("")}</ul>
<p>Fix and save the file: the page comes back by itself.</p>
<script>setInterval(async () => {
  const answer = await fetch("${SAVED_ADDRESS}");
  if ((await answer.text()) !== "${saved}") location.reload();
}, ${POLL_MS})</script></html>`;
}

/**
 * `next dev` only: refuses requests under names that are not this machine's, and shows mistakes in
 * content as sentences instead of a stack trace.
 */
export function proxy({ nextUrl, headers }: NextRequest): Response {
  if (!isOwnHost(headers.get("host") ?? undefined)) {
    return new Response(FOREIGN_HOST, { status: 403 });
  }
  if (NO_PAGE.test(nextUrl.pathname)) return NextResponse.next();
  const saved = existsSync(SAVED_FILE) ? readFileSync(SAVED_FILE, "utf8") : "";
  if (nextUrl.pathname === SAVED_ADDRESS) return new Response(saved);
  try {
    loadContent("content");
    return NextResponse.next();
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
    return new Response(mistakePage(cause.message, saved), { status: 500, headers });
  }
}
