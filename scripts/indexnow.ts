import { getContent } from "@/lib/content/content";
import { announceChanges } from "@/scripts/hosts/indexnow";
import { exitWith, loadEnvironment } from "./environment";

/**
 * Run after publishing: tells search engines which pages changed since the last time. Lists them,
 * and sends the list with --send. Usage: npm run indexnow [-- --send]
 */
// The site's address, as the build had it.
loadEnvironment();
await announceChanges(getContent(), process.argv.includes("--send")).catch(exitWith);
