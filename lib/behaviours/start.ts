import { carryCampaign } from "./campaign";
import { enhanceCopyButtons } from "./copy";
import { hurryFonts } from "./fonts";
import { enhanceImages } from "./image-fallback";
import { enhanceNavigation } from "./navigation";
import { showToday } from "./today";

/** Starts everything every page shares; each behaviour improves HTML that works without it. */
export function startBehaviours(): void {
  hurryFonts();
  enhanceNavigation();
  enhanceCopyButtons();
  enhanceImages();
  showToday();
  carryCampaign();
}
