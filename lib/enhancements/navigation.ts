const OPEN = "details[data-disclosure][open]";

function closeMenus(isDue: (menu: HTMLDetailsElement) => boolean = () => true): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
    if (isDue(menu)) menu.open = false;
  }
}

/**
 * Closes the header's menus on a click outside, on a choice, when focus leaves, and on Escape,
 * which returns focus to the summary.
 */
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
