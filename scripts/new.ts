import { ContentError } from "@/lib/content/load/content-error";
import { newVersion } from "./new/ask-version";
import { NameRefused } from "./new/names";

/** Keeps the words of a text that clients accept: npm run new -- version [text]. */
const [kind, ...args] = process.argv.slice(2);
try {
  if (kind !== "version") {
    throw new NameRefused("Usage: npm run new -- version [terms, privacy, charter, ...]");
  }
  console.log(await newVersion(process.cwd(), args));
} catch (cause) {
  if (!(cause instanceof NameRefused || cause instanceof ContentError)) throw cause;
  console.error(cause.message);
  process.exit(1);
}
