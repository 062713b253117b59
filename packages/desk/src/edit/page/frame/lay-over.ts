const LEAST_WIDTH = 300;
const LARGEST_WIDTH = 760;
const EDGE = 8;
/** Of the text that is edited, in sizes of this page's own letters. */
const LARGEST_LETTERS = 2;
/** Of what is said of the text below the buttons: kept free, so that nothing moves once it comes. */
const ROOM_FOR_NOTES = 144;

/** The height of a card, with room for notes in place of those that it has by now. */
function heightOf(card: HTMLElement): number {
  const notes = card.querySelector<HTMLElement>(".card-notes");
  return notes ? card.scrollHeight - notes.offsetHeight + ROOM_FOR_NOTES : card.scrollHeight;
}

/** Lays the card over the text, with letters as large as the text's. */
export function layOver(card: HTMLElement, element: Element): void {
  const { left, top, width } = element.getBoundingClientRect();
  const around = card.parentElement?.getBoundingClientRect();
  if (!around) return;
  const widest = Math.min(Math.max(width + 2 * EDGE + 16, LEAST_WIDTH), LARGEST_WIDTH);
  const wide = Math.min(widest, around.width - 2 * EDGE);
  card.style.width = `${wide}px`;
  const farthestLeft = around.width - wide - EDGE;
  card.style.left = `${Math.max(EDGE, Math.min(left - EDGE - 8, farthestLeft))}px`;
  const farthestTop = around.height - heightOf(card) - EDGE;
  const from = Math.max(EDGE, Math.min(top - EDGE - 4, farthestTop));
  card.style.top = `${from}px`;
  card.style.maxHeight = `${around.height - from - EDGE}px`;
  const look = getComputedStyle(element);
  const own = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const wished = Number.parseFloat(look.fontSize);
  const letters = Math.max(own, Math.min(wished, own * LARGEST_LETTERS));
  card.style.setProperty("--letters", `${letters}px`);
  card.style.setProperty("--weight", look.fontWeight);
  const isDisplay = /newsreader/.test(look.fontFamily);
  card.dataset.font = isDisplay ? "display" : "text";
}
