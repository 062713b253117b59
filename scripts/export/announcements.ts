import { attribute, type Element, inlineScript, type PageAdditions } from "static-islands";

/**
 * Adds the script that shows and hides dated elements before the first paint. It stands directly
 * after the elements, once after the notices at the top and once after the last dated element:
 * further down it would shift the layout.
 * @param root the repository
 */
export function announcementScripts(
  root: string,
  elements: readonly Element[],
): NonNullable<PageAdditions["inlineScriptsAfter"]> {
  const dated = elements.filter((element) => attribute(element, "data-until") !== undefined);
  const last = dated.at(-1);
  if (last === undefined) {
    return [];
  }
  const text = inlineScript(root, "lib/enhancements/announcements.ts");
  const lastNotice = dated.findLast(({ parentNode }) => parentNode?.nodeName === "main");
  if (lastNotice === undefined || lastNotice === last) {
    return [{ element: last, text }];
  }
  return [
    { element: lastNotice, text },
    { element: last, text },
  ];
}
