import { startBehaviours } from "./start";

// The entry that scripts/after-export.ts bundles into one small file for pages without an island.
startBehaviours();
