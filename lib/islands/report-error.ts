/** Reports an error in the console by throwing uncaught; the browser's own needs Chrome 95. */
export function reportError(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
