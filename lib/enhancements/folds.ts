const FOLDED = "details:not([open]):not([data-disclosure])";

/** Opens every `<details>` around the target of the URL fragment and scrolls to the target. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const innermost = target?.closest("details");
  if (!innermost) return;
  let fold: Element | null | undefined = innermost;
  while (fold) {
    fold.setAttribute("open", "");
    fold = fold.parentElement?.closest("details");
  }
  target?.scrollIntoView();
}

/** Opens folds for links into them, and for printing, where the CSS for it is not supported. */
export function enhanceFolds(): void {
  openTarget();
  addEventListener("hashchange", openTarget);
  // A second click on the same link fires no hashchange event.
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
