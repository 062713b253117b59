import { printedFoot } from "@/scripts/export/printed-foot";

/** Every text that the styles print, without escapes. */
function printed(styles: string): string[] {
  return [...styles.matchAll(/content:"([^"]*)"/g)].map(([, text = ""]) =>
    text.replace(/\\([\da-f]+) /g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );
}

test("each sheet, and the end of the page, name the build and its day", () => {
  const foot = printedFoot("Build {build}, {day}", "7c26f468", "2026-11-27");
  expect(printed(foot)).toEqual(Array(2).fill("Build 7c26f468, November 27, 2026"));
});

test("words of the foot end neither its text nor the style element", () => {
  const words = 'A "build" \\ </style> {build} {day}';
  const foot = printedFoot(words, "1", "2026-11-27");
  expect(foot).not.toContain("</style");
  expect(printed(foot)[0]).toBe('A "build" \\ </style> 1 November 27, 2026');
});
