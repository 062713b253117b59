/**
 * Tag of tests of further manners of the same thing: run by `npm run test:e2e -- --browsers`, so that
 * the tests of every day stay short.
 */
export const FURTHER = "@further";

/** Tags of a test that is written for several cases, of which some stand for the others every day. */
export function furtherUnless(isEveryDay: boolean): string[] {
  return isEveryDay ? [] : [FURTHER];
}
