const OPEN = "details[data-disclosure][open]";

/** Closes all menus except one around `kept`, if that is in one. */
function closeMenus(kept: EventTarget | null = null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    const isKept = kept instanceof Node && menu.contains(kept);
    if (!isKept) menu.open = false;
  }
}

/** Closes menus on an outside click, a choice, loss of focus, and Escape, which restores focus. */
export function enhanceNavigation(): void {
  document.addEventListener("click", ({ target }) => {
    const isChoice = target instanceof Element && target.closest("a") !== null;
    closeMenus(isChoice ? null : target);
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const summary = document.querySelector<HTMLElement>(`${OPEN} > summary`);
    closeMenus();
    summary?.focus();
  });
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Node) closeMenus(target);
  });
  // Otherwise the back/forward cache would restore open menus.
  addEventListener("pagehide", () => closeMenus());
}
