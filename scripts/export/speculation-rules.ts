/** The consent form is opened once, on purpose, and brings much along; files are no pages. */
const EXCLUDED = ["/consent-form*", "/__intake*", "/*.*"];

/**
 * Tells the browser to fetch a page of the site before it is asked for, when a pointer rests on a
 * link to it. The same text on every page, so that one hash in the CSP covers it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: EXCLUDED } }] },
      eagerness: "moderate",
    },
  ],
});
