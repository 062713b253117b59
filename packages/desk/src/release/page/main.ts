import { showFound } from "./search";

const field = document.querySelector<HTMLInputElement>("#search");
const status = document.querySelector("#found");
const text = document.querySelector<HTMLDetailsElement>("#all-text");
const pages = document.querySelector("#pages");

/** Opens the folds that an anchor's target is in, and goes there. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (let fold = target.closest("details"); fold; ) {
    fold.open = true;
    fold = fold.parentElement?.closest("details") ?? null;
  }
  target.scrollIntoView();
}

function search(): void {
  if (!field || !pages || !text || !status) return;
  const { lines, pages: count } = showFound(pages, field.value);
  const isAsked = field.value.trim() !== "";
  if (isAsked) text.open = true;
  status.textContent = isAsked ? `Lines: ${lines}, on ${count} pages` : "";
}

field?.addEventListener("input", search);
window.addEventListener("hashchange", openTarget);
openTarget();
