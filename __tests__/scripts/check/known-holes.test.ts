import floors from "@/scripts/check/known-holes.json";
import { belowFloor } from "@/scripts/check/known-holes";
import { lockedPackages } from "@/scripts/prepare/lock";

const locked = (name: string, version: string) => ({
  name,
  version,
  path: `node_modules/${name}`,
});

const known = {
  next: [{ least: "16.4.1", why: "A" }],
  glob: [
    { least: "10.5.0", why: "B" },
    { least: "11.1.0", why: "C" },
  ],
};

test("no package of the lock file has a hole that is on the list", () => {
  expect(belowFloor(lockedPackages("package-lock.json"), floors)).toEqual([]);
});

test("every package of the list is in the lock file, or the list is out of date", () => {
  const names = new Set(lockedPackages("package-lock.json").map(({ name }) => name));
  expect(Object.keys(floors).filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ["next", "16.4.0"],
  ["next", "16.3.99"],
  ["next", "15.9.9"],
  ["glob", "9.9.9"],
  ["glob", "10.4.5"],
  ["glob", "11.0.3"],
])("%s %s is too old", (name, version) => {
  expect(belowFloor([locked(name, version)], known)).toEqual([
    expect.stringMatching(`^node_modules/${name} is ${version}, at least`),
  ]);
});

test.each([
  ["next", "16.4.1"],
  ["next", "16.10.0"],
  ["next", "17.0.0-rc.1"],
  ["glob", "10.5.0"],
  ["glob", "11.1.0"],
  ["glob", "13.0.0"],
  ["unknown", "0.0.1"],
])("%s %s will do", (name, version) => {
  expect(belowFloor([locked(name, version)], known)).toEqual([]);
});
