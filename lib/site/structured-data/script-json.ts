/**
 * JSON that may stand inside a script element: no `<` in it, so no text can end the element or
 * open a comment (`</script>`, `<!--`).
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
