function openDisclosures() {
  return document.querySelectorAll<HTMLDetailsElement>("details[data-disclosure][open]");
}

/**
 * Adds to the header's `<details>` what the element does not do by itself: it closes on a click
 * outside, on a choice, when focus leaves it, and on Escape, which returns focus to its summary.
 */
export function enhanceNavigation(): void {
  document.addEventListener("click", ({ target }) => {
    for (const details of openDisclosures()) {
      const isInside = target instanceof Node && details.contains(target);
      const isChoice = target instanceof Element && target.closest("a") !== null;
      if (!isInside || isChoice) details.open = false;
    }
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of openDisclosures()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
  document.addEventListener("focusin", ({ target }) => {
    for (const details of openDisclosures()) {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    }
  });
  // A page restored by the back button comes back as it was left.
  addEventListener("pagehide", () => {
    for (const details of openDisclosures()) details.open = false;
  });
}
