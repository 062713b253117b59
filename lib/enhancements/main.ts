import { carryCampaign } from "./campaign";
import { enhanceCopyButtons } from "./copy";
import { enhanceImages } from "./image-fallback";
import { enhanceNavigation } from "./navigation";
import { showToday } from "./today";

// Runs on every page. Each enhancement improves HTML that works without it.
enhanceNavigation();
enhanceCopyButtons();
enhanceImages();
showToday();
carryCampaign();
