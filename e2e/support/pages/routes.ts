import { getContent } from "@/lib/checks/checked-content";
import { sitePages } from "@/lib/site/site-pages";

/** What editors wrote: the tests' expectations are read from here. */
export const content = getContent();

export const pages = sitePages(content);

export const routes = pages.filter((page) => !page.sharedImage).map(({ route }) => route);

export const serviceRoutes = content.services.map(({ route }) => route);

/** Two plans that are on offer, by their ids. */
export const [onePlan = "", anotherPlan = ""] = content.services.flatMap(({ plans }) =>
  plans.map(({ id }) => id),
);

/** Pages that React hydrates a part of without a touch. */
export const islandRoutes = [
  "/",
  "/services",
  "/refunds",
  "/bankdetails",
  "/contact",
  "/consent-form",
];

/** The service that has a figure of this kind in its hero, or a band of this kind. */
export function serviceWith(kind: string) {
  const found = content.services.find(
    ({ figure, bands }) => figure.kind === kind || bands.some((band) => band.kind === kind),
  );
  if (!found) throw new Error(`No service has a figure of the kind ${kind}.`);
  return found;
}

/** Pages with a figure whose numbers a visitor may change: React comes when it is touched. */
export const figureRoutes = content.services
  .filter(({ figure }) => "quantities" in figure)
  .map(({ route }) => route);

/** One page of each kind of layout: the others are made of the same bands. */
export const layoutKinds = [
  "/",
  "/services",
  serviceWith("lots").route,
  "/contact",
  "/compliance",
  "/bankdetails",
  "/refunds",
  "/terms-condition",
  "/complaints",
  "/consent-form",
  "/sample",
];

export const phone = { width: 360, height: 760 };
export const desktop = { width: 1280, height: 800 };
