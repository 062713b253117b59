/** Writes what went wrong for developers. Callers pass no personal data: others may read consoles. */
export function log(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: docs/requirements.md R9.3: failures of an upload are logged
  console.error(sentence);
}
