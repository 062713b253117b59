import { carryCampaign } from "./campaign";
import { enhanceCopyButtons } from "./copy";
import { enhanceImages } from "./image-fallback";
import { enhanceNavigation } from "./navigation";
import { showToday } from "./today";

// What every page shares. The export bundles this file alone for pages without an island, and the
// island loader brings it along; each enhancement improves HTML that works without it.
enhanceNavigation();
enhanceCopyButtons();
enhanceImages();
showToday();
carryCampaign();
