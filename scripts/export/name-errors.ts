/**
 * Runs a step on one page; an error that it throws says which page it was.
 * @throws Error with the page's name in front of the step's own message
 */
export function nameErrors<Result>(page: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (message.startsWith(`${page}: `)) throw cause;
    throw new Error(`${page}: ${message}`, { cause });
  }
}
