import { existsSync } from "node:fs";

export const serviceRoutes = [
  "/equity",
  "/futures",
  "/options",
  "/hedging",
  "/combo",
  "/comodities",
];

/** Each version of what clients accept, in the tests' content: for clients, not for search. */
export const versionRoutes = [
  "/terms-condition/1.0",
  "/terms-condition/1.1",
  "/privacy-policy/1.0",
  "/compliance/charter/1.0",
  "/compliance/charter/1.1",
  "/compliance/mitc/1.0",
  "/consent-form/data-notice/1.0",
];

/** Every page of docs/requirements.md R2.1, by hand: a page that goes missing has to be noticed. */
export const routes = [
  "/",
  "/about",
  "/services",
  "/contact",
  "/compliance",
  "/bankdetails",
  "/equity",
  "/futures",
  "/options",
  "/hedging",
  "/combo",
  "/comodities",
  "/privacy-policy",
  "/complaints",
  "/terms-condition",
  "/consent-form",
  // Added to those.
  "/refunds",
  "/sample",
  // Of the fixture content alone: the kinds of blocks that no page above shows.
  ...(existsSync("out/parts.html") ? ["/parts"] : []),
];

/** Pages that React hydrates a part of once they are read. */
export const islandRoutes = ["/", "/services", "/refunds", "/contact", "/consent-form"];

/** Pages with a figure that answers to a hand: React comes when it is touched. */
export const figureRoutes = ["/futures", "/options"];

/** All others are content and load no script but one. */
export const contentRoutes = routes.filter(
  (route) => !islandRoutes.includes(route) && !figureRoutes.includes(route),
);

/** One page of each kind of layout: the others are made of the same blocks. */
export const layoutKinds = [
  "/",
  "/services",
  "/futures",
  "/contact",
  "/compliance",
  "/bankdetails",
  "/refunds",
  "/terms-condition",
  "/complaints",
  "/consent-form",
  "/sample",
  "/parts",
];

export const phone = { width: 360, height: 760 };
export const desktop = { width: 1280, height: 800 };
