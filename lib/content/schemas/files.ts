import { z } from "zod";
import { firm } from "./firm";
import { bandPage, pageSchemas, policy, redirects } from "./pages";
import { refunds } from "./refunds";
import { sample } from "./sample";
import { service } from "./service";
import { shared } from "./shared";
import { switches } from "./switches";
import { versions } from "./versions";

/** Schemas of the files at the top of the content folder. */
export const FILES = { firm, redirects, refunds, sample, shared, versions, ...switches };

export const contentSchema = z.object({
  top: z.object(FILES),
  pages: z.object(pageSchemas),
  bandPages: z.record(z.string(), bandPage),
  services: z.record(z.string(), service),
  policies: z.record(z.string(), policy),
});
