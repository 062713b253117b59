const FOLDED = "details:not([open]):not([data-disclosure])";

/** Opens every fold around the element that the address names, and shows the element. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const innermost = target?.closest("details");
  if (!innermost) return;
  for (let fold: Element | null | undefined = innermost; fold; ) {
    fold.setAttribute("open", "");
    fold = fold.parentElement?.closest("details");
  }
  target?.scrollIntoView();
}

/**
 * Adds to what is folded what the element does not do by itself: an address with its anchor, or one
 * inside it, opens it, and it prints open, in browsers too that no style tells to.
 */
export function enhanceFolds(): void {
  openTarget();
  addEventListener("hashchange", openTarget);
  // A second choice of the same link changes no address.
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.hash && link.href === location.href) openTarget();
  });
  let opened: Element[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll(FOLDED)];
    for (const fold of opened) fold.setAttribute("open", "");
  });
  addEventListener("afterprint", () => {
    for (const fold of opened) fold.removeAttribute("open");
  });
}
