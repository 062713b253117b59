import { z } from "zod";
import { firm } from "./firm";
import { marketing } from "./marketing";
import { notices } from "./notices";
import { bandPage, pageSchemas } from "./pages";
import { policy } from "./policy";
import { promises } from "./promises";
import { redirects } from "./redirects";
import { refunds } from "./refunds";
import { sample } from "./sample";
import { service } from "./service";
import { shared } from "./shared";
import { sources } from "./sources";
import { testimonials } from "./testimonials";
import { versions } from "./versions";
import { words } from "./words";

/** Schemas of the files at the top of the content folder. */
export const FILES = {
  firm,
  redirects,
  refunds,
  sample,
  shared,
  sources,
  versions,
  marketing,
  notices,
  promises,
  testimonials,
  words,
};

/** Schema of a file by its path in the content folder, without extension: `pages/about`. */
export function schemaOf(file: string): z.ZodType {
  const [name = "", folder] = file.split("/").reverse();
  const named: Readonly<Record<string, z.ZodType>> = folder ? pageSchemas : FILES;
  switch (folder) {
    case "services":
      return service;
    case "policies":
      return policy;
    default:
      return named[name] ?? bandPage;
  }
}

export const contentSchema = z.object({
  top: z.object(FILES),
  pages: z.object(pageSchemas),
  bandPages: z.record(z.string(), bandPage),
  services: z.record(z.string(), service),
  policies: z.record(z.string(), policy),
});
