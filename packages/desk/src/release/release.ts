import type { Report } from "ra-preflight";
import type { ComingDay } from "../changes/coming";
import type { BuiltSite } from "./built-site";
import type { Comparison } from "./compare-sites";

/** The build that a release is compared with. */
export interface Before {
  /** Such as `approved-2026-11-22`, or the folder of a site that was kept. */
  name: string;
  /** Who approved it, as its tag says; empty where nobody has written it. */
  message: string;
  /** Of what it published. */
  hash: string;
}

/** All that one release tells. */
export interface Release {
  firm: string;
  /** The day in India on which it is written. */
  today: string;
  /** As printed pages name it: "Build 7c26f468, November 27, 2026". */
  build: string;
  /** An `approved-` tag, or why this is not approved. */
  state: string;
  /** What the build's own approval says; undefined where it has none. */
  ownMessage: string | undefined;
  /** What those who made the changes say of them, newest first. */
  reasons: string[];
  /** Of what is published. */
  hash: string;
  /** Under which to record the approval. */
  tag: string;
  /** Undefined where nothing has been approved yet. */
  before: Before | undefined;
  comparison: Comparison | undefined;
  site: BuiltSite;
  findings: Report;
  /** Examples and placeholders left, a line each. */
  placeholders: string[];
  /** All days to come on which something changes by itself. */
  coming: ComingDay[];
  /** Sentences on fees, GST and dated values that change days that are over. */
  past: string[];
  /** Small pictures as data URIs, by the SHA-256 of the file. */
  pictures: ReadonlyMap<string, string>;
}
