import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { filesBelow } from "@/lib/content/files-below";

/** What is in the page to edit in and nowhere else (packages/desk/src/edit). */
const SIGNS = ["__edit", "x-edit-token", "edit-token"];

test("nothing of the page to edit in is published", () => {
  const files = filesBelow("out").filter(
    (file) => !/\.(?:br|gz|png|avif|webp|woff2?|pdf)$/.test(file),
  );
  expect(files).toContain("index.html");
  const found = files.filter((file) => {
    const text = readFileSync(path.join("out", file), "utf8");
    return SIGNS.some((sign) => text.includes(sign));
  });
  expect(found).toEqual([]);
});
