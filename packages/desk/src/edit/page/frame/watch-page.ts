import { change, view } from "../state/view";
import { partAt, textAt } from "./located";
import { openAt } from "./open-text";
import { asking, inPlace, pageMoved, pointed } from "./pointed";
import { saysOf, saysOfPart } from "./says-of";

/** Elements of the frame are of another window, whose classes are others. */
function asElement(target: EventTarget | null): Element | undefined {
  const node = target as Node | null;
  if (node?.nodeType === Node.ELEMENT_NODE) return node as Element;
  return node?.parentElement ?? undefined;
}

/** Outlines what a click at an element would edit. */
export function pointAt(element: Element | undefined): void {
  if (!element) {
    pointed.set(undefined);
    return;
  }
  const text = textAt(element);
  const [source] = text?.sources ?? [];
  if (text && source) {
    if (pointed.get()?.element === text.element) return;
    const says = saysOf(source, view.get().route);
    pointed.set({ element: text.element, says, isFixed: source.fixed.length > 0 });
    return;
  }
  const part = partAt(element);
  if (!part) pointed.set(undefined);
  else if (pointed.get()?.element !== part.element) {
    pointed.set({ element: part.element, says: saysOfPart(part), isFixed: false });
  }
}

/** A link leads on within the frame, and to other sites in a tab of its own. */
function follow(link: HTMLAnchorElement, page: Window): void {
  if (new URL(link.href).origin !== location.origin) {
    window.open(link.href, "_blank", "noopener");
    return;
  }
  page.location.assign(link.href);
}

function onClick(event: MouseEvent, page: Window): void {
  const element = asElement(event.target);
  if (!element) return;
  const isBrowsing = view.get().mode === "browse" || event.ctrlKey || event.metaKey;
  if (!isBrowsing) {
    event.preventDefault();
    event.stopImmediatePropagation();
    void openAt(element);
    return;
  }
  const link = element.closest<HTMLAnchorElement>("a[href]");
  const leaves = link && (link.target === "_blank" || event.ctrlKey || event.metaKey);
  const isForeign = link && new URL(link.href).origin !== location.origin;
  if (!link || !(leaves || isForeign)) return;
  event.preventDefault();
  follow(link, page);
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  if (asking.get()) asking.set(undefined);
  else if (inPlace.get()) inPlace.set(undefined);
  else if (view.get().mode === "edit") change({ isPanelOpen: true });
}

/** Takes the button of the development server from the page, which visitors do not have. */
function hideTools(page: Window & typeof globalThis): void {
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync("nextjs-portal { display: none }");
  page.document.adoptedStyleSheets.push(sheet);
}

/** Listens to the page in the frame: what is pointed at and clicked. It ends with the page. */
export function watchPage(page: Window & typeof globalThis): void {
  const { document: doc } = page;
  hideTools(page);
  doc.addEventListener("click", (event) => onClick(event, page), true);
  doc.addEventListener("keydown", onKey);
  doc.addEventListener("pointerover", ({ target }) => {
    if (view.get().mode === "edit" && !inPlace.get() && !asking.get()) pointAt(asElement(target));
  });
  doc.documentElement.addEventListener("pointerleave", () => pointAt(undefined));
  page.addEventListener("scroll", pageMoved, { passive: true, capture: true });
  page.addEventListener("resize", pageMoved);
}
