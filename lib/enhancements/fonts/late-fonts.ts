import { LATE } from "./choose-fonts";

/** Bands of a page, clauses of a policy, and the footer; without the sections in another. */
const SECTIONS = "main section, footer";

/** Elements that a slow phone lays out within 20 ms. */
const MOST_AT_ONCE = 25;

/** From the first paint to that of what came last. */
const LAST_PAINT_MS = 100;
/** For browsers that do not say when they are idle. */
const WAIT_WITHOUT_IDLE_MS = 50;

interface Part {
  section: Element;
  /** One of its elements, or the section itself. */
  element: Element;
}

function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task);
  else setTimeout(task, WAIT_WITHOUT_IDLE_MS);
}

function outerSections(): Element[] {
  const sections = [...document.querySelectorAll(SECTIONS)];
  return sections.filter(({ parentElement }) => !parentElement?.closest(SECTIONS));
}

function smallElements(element: Element): Element[] {
  // What is folded is not laid out.
  const isFolded = element.matches("details:not([open])");
  if (isFolded || element.querySelectorAll("*").length < MOST_AT_ONCE) return [element];
  return [...element.children].flatMap(smallElements);
}

/** The section comes last, for what an island adds to it later. */
function partsOf(section: Element): Part[] {
  return [...smallElements(section), section].map((element) => ({ section, element }));
}

/**
 * The parts to set at once: one, or all of its section once the page is scrolled, or else the section
 * would come into the window in two faces.
 */
function nextParts(parts: readonly Part[], isScrolled: boolean): Part[] {
  const [next] = parts;
  if (!isScrolled) return parts.slice(0, 1);
  return parts.filter(({ section }) => section === next?.section);
}

/** Sets, in the late fonts, each part whose section is wholly below the window. */
function setParts(parts: readonly Part[], top = scrollY): void {
  const [first] = parts;
  if (!first) return;
  // What is above the window would move what is read, where browsers do not anchor the page.
  const isBelowWindow = first.section.getBoundingClientRect().top >= innerHeight;
  if (!isBelowWindow) {
    setParts(parts.slice(1), top);
    return;
  }
  const next = nextParts(parts, scrollY !== top);
  for (const { element } of next) element.setAttribute("data-fonts", "late");
  whenIdle(() => setParts(parts.slice(next.length), top));
}

/**
 * On a visitor's first page: loads our fonts once the page is complete and has been painted, which
 * also fills the cache for the next page, and sets the sections below the window in them. Why:
 * docs/decisions/0010-our-type-on-the-first-visit.md.
 */
export function setLateFonts(): void {
  const fonts = [...document.fonts].filter(({ family }) => family.startsWith(LATE));
  if (fonts.length === 0) return;
  async function load(): Promise<void> {
    await Promise.all(fonts.map((font) => font.load()));
    whenIdle(() => setParts(outerSections().flatMap(partsOf)));
  }
  // Without the fonts the page stays as it is.
  const start = () => setTimeout(() => load().catch(() => undefined), LAST_PAINT_MS);
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}
