import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("the gallery is no page of the export, and nothing there names it", async ({ request }) => {
  expect((await request.get("/gallery")).status()).toBe(404);
  const files = readdirSync("out", { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.includes("gallery"))).toEqual([]);
  const naming = files.filter(
    (file) =>
      /\.(html|xml|txt|js)$/.test(file) && readFileSync(`out/${file}`, "utf8").includes("/gallery"),
  );
  expect(naming).toEqual([]);
});
