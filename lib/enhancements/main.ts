import { startEnhancements } from "./start";

// The entry that scripts/export.ts bundles into one small file for pages without an island.
startEnhancements();
