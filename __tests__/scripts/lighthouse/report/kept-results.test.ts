import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compare, merged, readKept } from "@/scripts/lighthouse/report/kept-results";
import { result } from "./examples";

const file = path.join(mkdtempSync(path.join(tmpdir(), "kept-")), "lighthouse.json");

test("a page is compared with its own last result on the same device", () => {
  const kept = [result({ device: "desktop" }), result({ commit: "old" })];
  const [comparison] = compare([result({ commit: "new" })], kept);
  expect([comparison?.now.commit, comparison?.before?.commit]).toEqual(["new", "old"]);
});

test("pages that were not measured this time keep their last result", () => {
  const kept = [result({ commit: "old" }), result({ route: "/" })];
  const all = merged([result({ commit: "new" })], kept);
  expect(all.map(({ route, commit }) => [route, commit])).toEqual([
    ["/about", "new"],
    ["/", "abc1234"],
  ]);
});

test("what is written is read again; a file of another shape is passed over, in words", () => {
  expect(readKept(`${file}.none`)).toEqual([]);
  writeFileSync(file, JSON.stringify([result()]));
  expect(readKept(file)).toEqual([result()]);
  const error = jest.spyOn(console, "error").mockImplementation();
  writeFileSync(file, "[{}]");
  expect(readKept(file)).toEqual([]);
  expect(error).toHaveBeenCalledWith(`${file} cannot be read, so nothing is compared with it.`);
});
