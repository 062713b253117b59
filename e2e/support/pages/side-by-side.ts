/** Visits at once, as most of a visit is waiting. */
const AT_ONCE = 4;

/** Runs a visit for each route, a few at a time. */
export async function sideBySide(
  routes: readonly string[],
  visit: (route: string) => Promise<void>,
): Promise<void> {
  const left = [...routes];
  const visitor = async () => {
    for (let route = left.shift(); route !== undefined; route = left.shift()) await visit(route);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}
