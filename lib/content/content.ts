import type { ContentIssue } from "./load/content-error";
import type { Picture } from "./load/pictures";
import type { Policy } from "./load/policy";
import type { Firm } from "./schemas/firm";
import type { Marketing } from "./schemas/marketing";
import type { Notices } from "./schemas/notices";
import type { BlockPage, PageOf, SpecialPage } from "./schemas/pages";
import type { Refunds } from "./schemas/refunds";
import type { Service } from "./schemas/service";
import type { Shared } from "./schemas/shared";
import type { Testimonials } from "./schemas/testimonials";

/** What the files of `content/` hold, each as its schema wants it and with its facts filled in. */
export interface Content {
  firm: Firm;
  shared: Shared;
  testimonials: Testimonials;
  services: Service[];
  /** Pages with a layout of their own, by file name. */
  pages: { [Name in SpecialPage]: PageOf<Name> };
  /** Pages made of blocks, by file name. */
  blockPages: ReadonlyMap<string, BlockPage>;
  policies: ReadonlyMap<string, Policy>;
  redirects: Record<string, string>;
  marketing: Marketing;
  notices: Notices;
  refunds: Refunds;
  /** Of `content/pictures`, by file name. */
  pictures: ReadonlyMap<string, Picture>;
  /** Bytes of the owner's files in `public/`, by address. */
  files: ReadonlyMap<string, number>;
  /** Paths of values the firm has not supplied, such as `firm.bank.account`. */
  placeholders: ReadonlySet<string>;
  /** Facts that a file's text names in braces, by the file's path without its ending. */
  references: ReadonlyMap<string, ReadonlySet<string>>;
  /** What may be right but seldom is; the build prints it and goes on. */
  warnings: readonly ContentIssue[];
}
