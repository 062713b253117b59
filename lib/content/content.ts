import path from "node:path";
import { type Content, loadContent } from "./load/load";

let loaded: Content | undefined;

/**
 * The site's content, read once. In development each call reads the files again,
 * so that an editor sees a change after a reload.
 * @throws ContentError when a content file has a mistake
 */
export function getContent(): Content {
  if (!loaded || process.env.NODE_ENV === "development") {
    loaded = loadContent(path.join(process.cwd(), "content"));
  }
  return loaded;
}
