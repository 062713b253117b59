import { getContent } from "@/lib/content/content";
import { expiringDates } from "@/scripts/check/expiring-dates";

/** Lists the dates in content/ that are overdue or near, and fails where there is one: `npm run expiring`. */
const found = expiringDates(getContent(), new Date().toISOString().slice(0, 10));
for (const sentence of found) console.error(sentence);
if (found.length === 0) console.log("No date in content/ is overdue or near.");
process.exitCode = found.length > 0 ? 1 : 0;
