const OPEN = "details[data-disclosure][open]";

function closeMenus(isDue: (menu: HTMLDetailsElement) => boolean = () => true): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (isDue(menu)) menu.open = false;
  }
}

/** Closes menus on an outside click, a choice, loss of focus, and Escape, which restores focus. */
export function enhanceNavigation(): void {
  document.addEventListener("click", ({ target }) => {
    const isChoice = target instanceof Element && target.closest("a") !== null;
    closeMenus((menu) => isChoice || !(target instanceof Node && menu.contains(target)));
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    const summary = document.querySelector<HTMLElement>(`${OPEN} > summary`);
    closeMenus();
    summary?.focus();
  });
  document.addEventListener("focusin", ({ target }) => {
    closeMenus((menu) => target instanceof Node && !menu.contains(target));
  });
  // Otherwise the back/forward cache would restore open menus.
  addEventListener("pagehide", () => closeMenus());
}
