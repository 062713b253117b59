import { carryCampaign } from "./campaign";
import { enhanceCopyButtons } from "./copy";
import { enhanceImages } from "./image-fallback";
import { enhanceNavigation } from "./navigation";
import { showToday } from "./today";

/** Starts everything every page shares; each enhancement improves HTML that works without it. */
export function startEnhancements(): void {
  enhanceNavigation();
  enhanceCopyButtons();
  enhanceImages();
  showToday();
  carryCampaign();
}
