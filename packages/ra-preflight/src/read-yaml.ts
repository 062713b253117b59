import { readFileSync } from "node:fs";
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";

export interface Yaml {
  data: unknown;
  /** The line of a key, or of an item of a list. */
  lineOf: (...place: (string | number)[]) => number;
}

/** Reads a YAML or JSON file that knows its lines. @throws Error with the file, the place and the mistake */
export function readYaml(file: string): Yaml {
  const lines = new LineCounter();
  const customTags = [{ tag: "!placeholder", resolve: (value: string) => value }];
  const source = readFileSync(file, "utf8");
  const document = parseDocument(source, { lineCounter: lines, merge: true, customTags });
  const [error] = document.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return {
    data: document.toJS(),
    lineOf(...place) {
      const parent =
        place.length > 1 ? document.getIn(place.slice(0, -1), true) : document.contents;
      const last = place.at(-1);
      let node: unknown;
      if (isMap(parent)) {
        const keys = parent.items.map(({ key }) => key);
        node = keys.find((key) => isScalar(key) && key.value === last);
      } else if (isSeq(parent)) node = parent.items[Number(last)];
      return lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0).line;
    },
  };
}
