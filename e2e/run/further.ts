/**
 * Tag of tests of further manners of the same thing: run by `npm run test:e2e -- --browsers`, so that
 * the tests of every day stay short.
 */
export const FURTHER = "@further";
