/**
 * What operating systems, office programs and editors leave in a folder that somebody opens: no
 * file of theirs is meant for visitors, and some list the names of others.
 */
const LEFT_BY_SYSTEMS =
  /(^|\/)(?:\.DS_Store|\._[^/]*|\.localized|\.directory|\.Spotlight-V100|\.Trashes|\.fseventsd|__MACOSX|(?:eh)?thumbs\.db|desktop\.ini|Icon\r|~\$[^/]*|\.~lock\.[^/]*|\.?[^/]*\.sw[op]|[^/]*~)(?:\/|$)/i;

/** @param file a path with slashes */
export function isLeftBySystem(file: string): boolean {
  return LEFT_BY_SYSTEMS.test(file);
}
