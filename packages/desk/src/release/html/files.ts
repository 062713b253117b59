import type { FileChange } from "../compare-sites";
import { isPicture } from "../pictures";
import { escapeHtml, fold, list, plural } from "./markup";

/**
 * What browsers and hosts read for themselves: code, styles, fonts, props, sizes of a picture,
 * settings. What one reads and sees of them is told with the pages.
 */
const FOR_MACHINES =
  /^assets\/|^_next\/|\.(?:js|css|woff2?|json|map)$|^(?:_headers|_redirects|\.htaccess|\.nojekyll|\.static-islands)$/;

function stateOf({ before, after }: FileChange): string {
  if (!before) return "new";
  return after ? "changed" : "gone";
}

function pictureRow({ file, before, after }: FileChange, pictures: ReadonlyMap<string, string>) {
  const cell = (hash: string | undefined) => {
    const source = hash && pictures.get(hash);
    if (source) return `<td><img src="${source}" alt="${escapeHtml(file)}"></td>`;
    return `<td class="none">${hash ? "cannot be shown" : "(nothing)"}</td>`;
  };
  return `<tr><th scope="row">${escapeHtml(file)}</th>${cell(before)}${cell(after)}</tr>`;
}

/** Files beside the pages that differ: pictures as they look, others by name. */
export function filesHtml(
  changes: readonly FileChange[],
  pictures: ReadonlyMap<string, string>,
): string {
  const forMachines = changes.filter(({ file }) => FOR_MACHINES.test(file));
  const forVisitors = changes.filter((change) => !forMachines.includes(change));
  const drawn = forVisitors.filter(({ file }) => isPicture(file));
  const others = forVisitors.filter((change) => !drawn.includes(change));
  const parts: string[] = [];
  if (drawn.length > 0) {
    const rows = drawn.map((change) => pictureRow(change, pictures)).join("\n");
    parts.push(`<h3>Pictures</h3>
<table class="changes">
<thead><tr><th scope="col">File</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>`);
  }
  const named = (change: FileChange) => `${escapeHtml(change.file)} (${stateOf(change)})`;
  if (others.length > 0) {
    parts.push(
      `<h3>Other files: open and read those for visitors</h3>\n${list(others.map(named))}`,
    );
  }
  if (forMachines.length > 0) {
    const count = plural(forMachines.length, "file");
    parts.push(
      fold(
        `Code, styles, fonts, sizes of pictures, settings of hosts: ${count}`,
        list(forMachines.map(named)),
      ),
    );
  }
  return parts.join("\n");
}
