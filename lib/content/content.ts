import { z } from "zod";
import type { ContentIssue } from "./load/content-error";
import type { Facts } from "./load/facts";
import type { Picture } from "./load/pictures";
import { firm } from "./schemas/firm";
import {
  type BandPage,
  bandPage,
  type Policy,
  pageSchemas,
  policy,
  redirects,
} from "./schemas/pages";
import { refunds } from "./schemas/refunds";
import { sample } from "./schemas/sample";
import { type Service, service } from "./schemas/service";
import { shared } from "./schemas/shared";
import { switches } from "./schemas/switches";
import { type VersionLedger, versions } from "./schemas/versions";

/** The files of the content folder itself, each with its schema. */
export const FILES = { firm, redirects, refunds, sample, shared, ...switches };

/** The YAML files and policies of a content folder by folder and name. */
export const contentSchema = z.object({
  top: z.object({ ...FILES, versions }),
  pages: z.object(pageSchemas),
  bandPages: z.record(z.string(), bandPage),
  services: z.record(z.string(), service),
  policies: z.record(z.string(), policy),
});

type Parsed = z.output<typeof contentSchema>;

/** What the files of `content/` hold, with facts filled in. */
export interface Content extends Pick<Parsed["top"], keyof typeof FILES>, Pick<Parsed, "pages"> {
  services: Service[];
  /** Pages made of bands, by file name; those in `pages` have a layout of their own. */
  bandPages: ReadonlyMap<string, BandPage>;
  policies: ReadonlyMap<string, Policy>;
  /** Of `content/pictures`, by file name. */
  pictures: ReadonlyMap<string, Picture>;
  /** The versions of the texts that clients accept, as versions.yaml names them. */
  ledger: VersionLedger;
  /** What texts may name in double braces. */
  facts: Facts;
  /** Paths of values the firm has not supplied, such as `firm.bank.account`. */
  placeholders: ReadonlySet<string>;
  /** Facts that a file's text names in braces, by the file's path without its ending. */
  references: ReadonlyMap<string, ReadonlySet<string>>;
  /** What may be right but seldom is; the build prints it and goes on. */
  warnings: readonly ContentIssue[];
}
