import { escapeHtml } from "@/scripts/fill-template";

export { escapeHtml };

/** `1 page`, `2 pages`. */
export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** A chapter with an id that others lead to; nothing where it has no body. */
export function chapter(id: string, heading: string, body: string): string {
  if (!body) return "";
  return `<section id="${id}">\n<h2>${escapeHtml(heading)}</h2>\n${body}\n</section>`;
}

/** A part that is opened by whoever wants it; closed, it is not printed. */
export function fold(summary: string, body: string, id = ""): string {
  const name = id ? ` id="${id}"` : "";
  return `<details${name}><summary>${escapeHtml(summary)}</summary>\n${body}\n</details>`;
}

/** @param items HTML of each */
export function list(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${item}</li>`).join("\n")}\n</ul>`;
}

/** @param rows HTML of each cell @param name a class of the template's */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  name = "",
): string {
  const heads = head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("");
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table class="${name}">\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${lines.join("\n")}\n</tbody>\n</table>`;
}

/** The anchor of a page's whole text. */
export function anchorOf(address: string): string {
  return `text-${address.slice(1).replace(/[^\w-]+/g, "-") || "home"}`;
}

/** A page's address, which leads to its whole text. */
export function pageLink(address: string): string {
  return `<a href="#${anchorOf(address)}">${escapeHtml(address)}</a>`;
}
