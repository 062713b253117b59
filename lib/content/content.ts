import path from "node:path";
import { type Content, loadContent } from "./load/load";

let loaded: Content | undefined;

/**
 * The site's content, read once; in development on each call, so that a reload shows a change.
 * @throws ContentError when a content file has a mistake
 */
export function getContent(): Content {
  if (!loaded || process.env.NODE_ENV === "development") {
    loaded = loadContent(path.join(process.cwd(), "content"));
  }
  return loaded;
}
