/** Where a visitor stands in a page: kept when it is shown anew. */
export interface Standing {
  x: number;
  y: number;
  /** Which of its folds are open, by their order. */
  open: readonly boolean[];
}

export function standingIn(page: Window): Standing {
  const folds = [...page.document.querySelectorAll("details")];
  return { x: page.scrollX, y: page.scrollY, open: folds.map(({ open }) => open) };
}

/** Puts a page where it stood before. */
export function restore(page: Window, { x, y, open }: Standing): void {
  const folds = [...page.document.querySelectorAll("details")];
  if (folds.length === open.length) {
    for (const [index, fold] of folds.entries()) fold.open = open[index] ?? false;
  }
  page.scrollTo({ left: x, top: y, behavior: "instant" });
}
