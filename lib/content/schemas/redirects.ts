import { z } from "zod";
import { route, written } from "./values";

/** Another spelling of an address, without an anchor: browsers do not send it. */
const spelling = written(
  /^\/[a-z0-9-]+(\/[a-z0-9-]+)?$/,
  "a spelling to redirect, such as /about-us: a slash, small letters, digits and dashes, without .html and without what follows # or ?, as those lead on by themselves (/old.php: docs/deploying.md, A new domain)",
);

/** Likely misspellings of paths, each with the page it redirects to. */
export const redirects = z.record(spelling, route);
