import { z } from "zod";
import { route, written } from "./values";

/** Another spelling of an address, without an anchor: browsers do not send it. */
const spelling = written(
  /^(?:\/[a-z0-9-]+)+(?:\.php)?$/,
  "a spelling to redirect, such as /about-us, /2023/05/about-us or /about.php: parts of small letters, digits and dashes, each with a slash in front, without .html and without what follows # or ?, as those lead on by themselves (other addresses: docs/deploying.md, Addresses of an older site)",
);

/** Likely misspellings of paths, each with the page it redirects to. */
export const redirects = z.record(spelling, route);
