/**
 * Reports an error in the browser's console, as nobody has caught it. The browser's own function of
 * this name exists only from Chrome 95 on.
 */
export function reportError(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
