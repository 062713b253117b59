import { TEXT_SIZE, textWidth } from "@/components/figures/geometry/labels";
import type { Box, Point } from "@/components/figures/geometry/paths";

type TextBox = Box & { text: string };
type Segment = readonly [from: Point, to: Point];

/** Coordinates are rounded to a tenth, which may carry a text half a tenth over an edge. */
const ROUNDING = 0.06;

/** Visible flaws: anything outside the viewBox, text on text or on a line. */
export function flawsOf(svg: SVGSVGElement) {
  const [left = 0, top = 0, width = 0, height = 0] = numbers(svg.getAttribute("viewBox"));
  const viewBox = { left, top, right: left + width, bottom: top + height };
  const paths = [...svg.querySelectorAll("path")];
  const points = [...paths.flatMap((path) => segmentsOf(path).flat()), ...diagonals(svg).flat()];
  // Lines and the edges of full shapes and dots; background hairlines and tints are not among them.
  const lines = [...paths.filter(isDrawnLine).flatMap(segmentsOf), ...diagonals(svg)];
  const texts = [...svg.querySelectorAll("text")].flatMap(textBoxes);
  const isOutside = (box: Box) =>
    !within(viewBox, [box.left, box.top]) || !within(viewBox, [box.right, box.bottom]);
  return {
    outside: [...points.filter((point) => !within(viewBox, point)), ...texts.filter(isOutside)],
    collisions: texts.flatMap((text, i) => [
      ...texts.slice(i + 1).filter((other) => overlap(text, other)),
      ...lines.filter((line) => crosses(text, line)).map((line) => ({ ...text, line })),
    ]),
  };
}

function within({ left, top, right, bottom }: Box, [x, y]: Point) {
  return (
    x >= left - ROUNDING && x <= right + ROUNDING && y >= top - ROUNDING && y <= bottom + ROUNDING
  );
}

function overlap(one: Box, other: Box) {
  return (
    one.left < other.right - ROUNDING &&
    other.left < one.right - ROUNDING &&
    one.top < other.bottom - ROUNDING &&
    other.top < one.bottom - ROUNDING
  );
}

/** Whether a line crosses a box, sampled every half unit or finer. */
function crosses(box: Box, [[x1, y1], [x2, y2]]: Segment) {
  const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 2) + 1;
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).some((way) =>
    within(box, [x1 + (x2 - x1) * way, y1 + (y2 - y1) * way]),
  );
}

function numbers(text: string | null) {
  return (text ?? "").match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
}

function isDrawnLine(path: SVGPathElement) {
  const classes = `${path.getAttribute("class")} ${path.parentElement?.getAttribute("class")}`;
  return /(stroke|fill)-(ink|brand|ochre|muted|paper)(\s|$)/.test(classes);
}

/** The lines of a path: the only absolute commands that figures use are M L H V A Z. */
function segmentsOf(path: SVGPathElement): Segment[] {
  const segments: Segment[] = [];
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  for (const command of path.getAttribute("d")?.match(/[A-Za-z][^A-Za-z]*/g) ?? []) {
    const values = numbers(command);
    const last = values.at(-1) ?? 0;
    const end: Point = [values.at(-2) ?? Number.NaN, last];
    const straight = { H: [last, pen[1]], V: [pen[0], last], Z: start } as const;
    const ends = { M: end, L: end, A: end, ...straight };
    const next = ends[command[0] as keyof typeof ends];
    if (!next) throw new Error(`${command}: this reader does not know the command`);
    if (command[0] === "M") start = next;
    else segments.push([pen, next]);
    pen = next;
  }
  return segments;
}

/** For each dot one line across its square, from the upper left to the lower right. */
function diagonals(svg: SVGSVGElement): Segment[] {
  return [...svg.querySelectorAll("circle")].map((circle): Segment => {
    const of = (name: string) => Number(circle.getAttribute(name));
    const [from, to] = [-of("r"), of("r")].map((by): Point => [of("cx") + by, of("cy") + by]);
    return [from ?? [0, 0], to ?? [0, 0]];
  });
}

/** Boxes of the lines of a text, from the top of its capitals to the foot of its descenders. */
function textBoxes(element: SVGTextElement): TextBox[] {
  const strong = element.classList.contains("figure-text-strong") ? "strong" : "regular";
  const anchor = element.getAttribute("text-anchor") ?? "start";
  const x = Number(element.getAttribute("x"));
  const middle = element.getAttribute("dominant-baseline") === "central" ? 0.35 * TEXT_SIZE : 0;
  const wrapped = [...element.querySelectorAll("tspan[x]")].map((line) => line.textContent ?? "");
  const lines = wrapped.length > 0 ? wrapped : [element.textContent ?? ""];
  return lines.map((text, i) => {
    const width = textWidth(text, strong);
    const baseline = Number(element.getAttribute("y")) + middle + i * 1.15 * TEXT_SIZE;
    const left = { start: x, middle: x - width / 2, end: x - width }[anchor] ?? Number.NaN;
    return {
      text,
      left,
      right: left + width,
      top: baseline - 0.72 * TEXT_SIZE,
      bottom: baseline + 0.2 * TEXT_SIZE,
    };
  });
}
