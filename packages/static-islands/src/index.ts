export type { CspSources } from "./csp.ts";
export { cspHash, integrityOf, pageCsp } from "./csp.ts";
export type { ExportCounts, ExportOptions } from "./export-site.ts";
export { exportSite } from "./export-site.ts";
export type { Element } from "./html-tree.ts";
export { attribute, elementsOf, textOf } from "./html-tree.ts";
export { measureSteps, stepTable } from "./measure-steps.ts";
export type { PageAdditions, PageInWork } from "./page/page.ts";
export type {
  Bundles,
  CheckedScript,
  FurtherScript,
  SiteScripts,
} from "./scripts/bundle-scripts.ts";
export { bundleScripts } from "./scripts/bundle-scripts.ts";
export { inlineScript } from "./scripts/inline-script.ts";
