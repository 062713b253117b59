import { carryCampaign } from "@/lib/inquiry/campaign";
import { enhanceCopyButtons } from "./copy";
import { enhanceFolds } from "./folds";
import { setLateFonts } from "./fonts/late-fonts";
import { enhanceImages } from "./image-fallback";
import { enhanceNavigation } from "./navigation";
import { restoreAddresses } from "./restore-addresses";
import { showToday } from "./today";

// Runs on every page. All pages also work without it.
restoreAddresses();
enhanceNavigation();
enhanceFolds();
enhanceCopyButtons();
enhanceImages();
showToday();
carryCampaign();
setLateFonts();
