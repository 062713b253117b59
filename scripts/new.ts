import { mkdirSync, writeFileSync } from "node:fs";
import { ContentError } from "@/lib/content/load/content-error";
import { newVersion } from "./new/ask-version";
import { newBlock } from "./new/block";
import { newFigure } from "./new/figure";
import { NameRefused } from "./new/names";
import { newPage } from "./new/page";
import { newService } from "./new/service";

/** Writes the skeleton of a page, a service, a kind of block or a kind of figure. */
const MAKERS = new Map([
  ["page", newPage],
  ["service", newService],
  ["block", newBlock],
  ["figure", newFigure],
]);

const [kind = "", ...args] = process.argv.slice(2);
const make = MAKERS.get(kind);
const [name = ""] = args;
if (kind !== "version" && (!make || args.length !== 1)) {
  console.error(
    "Say what to make, and its name in small letters with dashes: npm run new -- page our-team (or service, block, figure). A text that clients accept: npm run new -- version terms",
  );
  process.exit(1);
}
try {
  console.log(make ? make(process.cwd(), name) : await newVersion(process.cwd(), args));
} catch (cause) {
  const isSaid = cause instanceof NameRefused || cause instanceof ContentError;
  if (!isSaid) throw cause;
  console.error(cause.message);
  process.exit(1);
}
// Read only now: a new kind is in them.
const { jsonSchemas } = await import("./prepare/json-schemas");
mkdirSync("schemas", { recursive: true });
for (const [file, schema] of Object.entries(jsonSchemas()))
  writeFileSync(`schemas/${file}`, schema);
