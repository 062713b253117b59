/** Reports an error in the console by throwing it uncaught; `reportError` exists from Chrome 95. */
export function reportError(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
