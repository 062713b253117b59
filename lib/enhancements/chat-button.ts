/** Fields of heroes. Without dots: the export shortens class names that no script has as a word. */
const FIELDS = ["hero-above", "hero-below"];
const COVERED = "a, button, input, select, textarea, summary, label, output, svg, img, figure";
const SETTLED_MS = 150;
const STEPS = [0, 1 / 3, 2 / 3, 1];

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

function textAt(x: number, y: number): Node | null | undefined {
  if (document.caretRangeFromPoint) return document.caretRangeFromPoint(x, y)?.startContainer;
  return document.caretPositionFromPoint?.(x, y)?.offsetNode;
}

/** Whether text or a control is at a point that the button, now hidden, would cover. */
function isTaken(x: number, y: number, place: DOMRect): boolean {
  if (document.elementFromPoint(x, y)?.closest(COVERED)) return true;
  const text = textAt(x, y);
  if (!text || text.nodeType !== Node.TEXT_NODE) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].some((rect) => overlaps(rect, place));
}

function isFree(button: Element): boolean {
  const place = button.getBoundingClientRect();
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  // The button is hidden while a field or a form is in the viewport.
  const fields = FIELDS.flatMap((name) => [...document.getElementsByClassName(name)]);
  for (const part of [...fields, ...document.querySelectorAll("main form")]) {
    if (overlaps(part.getBoundingClientRect(), screen)) return false;
  }
  return !STEPS.some((across) =>
    STEPS.some((down) =>
      isTaken(place.left + across * place.width, place.top + down * place.height, place),
    ),
  );
}

/** Shows the chat button after scrolling has stopped, if it covers no text or control. */
export function enhanceChatButton(): void {
  const button = document.querySelector<HTMLElement>("[data-chat]");
  if (!button) return;
  let timer = 0;
  const update = () => {
    button.removeAttribute("data-shown");
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (isFree(button)) button.setAttribute("data-shown", "");
    }, SETTLED_MS);
  };
  for (const event of ["scroll", "resize", "load", "toggle", "focusin"]) {
    addEventListener(event, update, { capture: true, passive: true });
  }
  update();
}
