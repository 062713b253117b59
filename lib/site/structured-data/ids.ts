import { HOME } from "@/lib/site/routes";
import { absoluteUrl } from "@/lib/site/site-url";

/** Nodes that every page's graph names the same, so that search engines join them. */
export const firmId = (origin: string) => `${origin}/#firm`;
export const websiteId = (origin: string) => `${origin}/#website`;

/** A node that belongs to one page. */
export const pageNodeId = (origin: string, route: string, node: string) =>
  `${route === HOME ? `${origin}/` : absoluteUrl(origin, route)}#${node}`;
