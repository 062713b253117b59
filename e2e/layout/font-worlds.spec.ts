import { expect, type Page, test } from "@playwright/test";
import { EVERY_FONT, fontWorlds, fontWorldsWork } from "@/e2e/support/run/font-worlds";

test.skip(!fontWorldsWork, "Only on Linux can a browser be given other fonts than the system's.");

/** Names under which other machines keep fonts that pages may ask for. */
const ELSEWHERE = ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "DejaVu Serif", "Arimo"];

/** Those of the names that `local()` in a style sheet finds. */
function found(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const loads = all.map((name) =>
      new FontFace("probe", `local("${name}")`).load().then(
        () => [name],
        () => [],
      ),
    );
    return (await Promise.all(loads)).flat();
  }, names);
}

/** Width of a text in a family, in CSS px at 20 px. */
function widthIn(page: Page, family: string): Promise<number> {
  return page.evaluate((name) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("This browser has no canvas.");
    context.font = `20px ${name}`;
    return context.measureText("mill WW 0123").width;
  }, family);
}

test(
  "a page finds the fonts of its world and none of the machine's",
  {
    tag: EVERY_FONT,
  },
  async ({ page }, { project }) => {
    await page.goto("about:blank");
    for (const [world, { sans, serif }] of Object.entries(fontWorlds)) {
      const isHere = world === (project.name === "chromium" ? "desktop" : project.name);
      for (const [, , family] of [sans, serif]) {
        const names = [family, `${family} Bold`];
        expect(await found(page, names), `${family} in ${project.name}`).toEqual(
          isHere ? names : [],
        );
      }
      if (!isHere) continue;
      expect(await widthIn(page, "sans-serif")).toBe(await widthIn(page, `"${sans[2]}"`));
      expect(await widthIn(page, "serif")).toBe(await widthIn(page, `"${serif[2]}"`));
    }
    expect(await found(page, ELSEWHERE)).toEqual([]);
  },
);
