import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SAMPLES } from "./block";
import { addImport, insertBefore } from "./insert";
import { checkKind, keyOf, titleOf } from "./names";

const FOLDER = "components/figures";
const SCHEMA = "lib/content/schemas/figure.ts";
const MAP = `${FOLDER}/figure-drawing.tsx`;
const EXAMPLES = "__tests__/components/figures/examples.ts";

function componentText(name: string, component: string): string {
  return `import { FigureLabel, type FigureProps, FigureSvg } from "./figure-parts";
import { FIGURE_WIDTH, MINIATURE } from "./geometry/frame";
import { boxPath, linearScale } from "./geometry/scale";

const HEIGHT = 140;

/** What the figure shows: here a bar for each value. */
export function ${component}({ figure, compact = false }: FigureProps<"${name}">) {
  const { values } = figure;
  const { width, height } = compact ? MINIATURE : { width: FIGURE_WIDTH, height: HEIGHT };
  const description = [\`Bars of \${values.join(", ")}.\`];
  const step = width / values.length;
  const bottom = height - 4;
  const barTop = linearScale([0, Math.max(...values)], [bottom, compact ? 4 : 24]);
  const bars = values.map((value, index) => ({
    label: String(value),
    middle: (index + 0.5) * step,
    box: { left: (index + 0.2) * step, top: barTop(value), right: (index + 0.8) * step, bottom },
  }));
  return (
    <FigureSvg compact={compact} description={description} height={HEIGHT}>
      <path className="fill-brand" d={bars.map(({ box }) => boxPath(box)).join("")} />
      {!compact &&
        bars.map(({ label, middle, box }) => (
          <FigureLabel anchor="middle" key={middle} text={label} x={middle} y={box.top - 6} />
        ))}
    </FigureSvg>
  );
}
`;
}

/** Writes a kind of figure: its shape, its drawing, its line in the map, examples. @returns what to do next */
export function newFigure(root: string, name: string): string {
  const component = checkKind(root, FOLDER, MAP, name);
  const file = `${FOLDER}/${name}.tsx`;
  const about = `${titleOf(name)}, said for editors in a few words`;
  insertBefore(
    path.join(root, SCHEMA),
    "]);\n",
    `  variant(base, "${name}", "${about}", {
    values: z.array(positive).min(2).max(8).describe("One bar each"),
  }),
`,
  );
  writeFileSync(path.join(root, file), componentText(name, component));
  addImport(path.join(root, MAP), component, name);
  insertBefore(path.join(root, MAP), "};\n\n/** Draws", `  ${keyOf(name)}: ${component},\n`);
  const examples = path.join(root, EXAMPLES);
  const values = "values: [1, 3, 2]";
  insertBefore(
    examples,
    "};\n\nconst caption",
    `  ${keyOf(name)}: { kind: "${name}", caption: "${titleOf(name)}", ${values} },\n`,
  );
  insertBefore(
    examples,
    "};\n",
    `  ${keyOf(name)}: fc.record({
    kind: fc.constant("${name}"),
    caption,
    values: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 8 }),
  }),
`,
  );
  appendFileSync(
    path.join(root, SAMPLES),
    `
  - kind: figure
    heading: ${titleOf(name)}
    text: Beside an example of this figure.
    figure:
      kind: ${name}
      caption: An example. Illustrative; not a recommendation.
      ${values}
`,
  );
  return `The figure "${name}" is written and can be used at once. Next:
  1. its numbers: ${SCHEMA}
  2. its drawing, and what a screen reader says: ${file}
  3. what editors may write, for the tests: ${EXAMPLES}, and an example in ${SAMPLES}
  4. npm run dev shows it on /gallery; npm run format and npm test before you hand it in`;
}
