// Reader views and translators of whole pages put a copy in the place of `main`, or of an island. What
// was typed, chosen and computed is in the island itself: it comes back in place of its copy.

/** Of two programs that answer each other one must stop, until the visitor presses the copy. */
const MOST_RETURNS = 20;

/** What a program takes away to change it is mostly there again by then. */
const GONE_MS = 1_000;

/** How often each island has come back by itself. */
const islands = new Map<HTMLElement, number>();
/** What had the focus, which is lost with what is taken away. */
let focused: HTMLElement | null = null;

const allIslands = () => [...document.querySelectorAll<HTMLElement>("[data-island]")];

/** Islands of one kind are told by their order. */
const isCopy = (copy: HTMLElement, { dataset }: HTMLElement) =>
  copy.dataset.island === dataset.island;

function focusAgain(island: HTMLElement): void {
  if (island.contains(focused)) {
    focused?.focus({ preventScroll: true });
  }
}

/** The copy takes the island's place elsewhere, as the other program may bring that back. */
function swap(island: HTMLElement, copy: HTMLElement): void {
  const place = document.createComment("");
  island.replaceWith(place);
  copy.replaceWith(island);
  place.replaceWith(copy);
  focusAgain(island);
}

function putBack(island: HTMLElement, copy: HTMLElement): void {
  const returns = (islands.get(island) ?? 0) + 1;
  islands.set(island, returns);
  if (returns <= MOST_RETURNS) {
    swap(island, copy);
    return;
  }
  const before = copy.previousElementSibling;
  const notice = before?.matches("[data-stopped]") ? before : null;
  notice?.toggleAttribute("hidden", false);
  copy.onclick = () => {
    islands.set(island, 0);
    notice?.toggleAttribute("hidden", true);
    swap(island, copy);
  };
}

/** A form that was taken away and has no copy comes back at the end of the page's text. */
function bringForm(island: HTMLElement): void {
  const isThere = allIslands().some((other) => isCopy(other, island));
  if (!isThere && island.querySelector("form")) {
    document.querySelector("main")?.append(island);
    focusAgain(island);
  }
}

/**
 * Starts all islands of the page, and copies that other programs add beside them; an island in whose
 * place another program puts a copy comes back.
 * @param start starts an island at its moment
 */
export function startAll(start: (island: HTMLElement) => void): void {
  function look(): void {
    const isAway = (island: HTMLElement) => !island.isConnected;
    const away = [...islands.keys()].filter(isAway);
    for (const found of allIslands()) {
      // One that is pressed to bring its island back stays until then.
      if (islands.has(found) || found.onclick) {
        continue;
      }
      const original = away.find((island) => isAway(island) && isCopy(found, island));
      if (original) {
        putBack(original, found);
        continue;
      }
      islands.set(found, 0);
      delete found.dataset.ready;
      start(found);
    }
    for (const island of away) {
      setTimeout(bringForm, GONE_MS, island);
    }
  }
  look();
  addEventListener("focusin", ({ target }) => {
    focused = target as HTMLElement;
  });
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
