import { residentBytes } from "@/scripts/bench/consent/renderer-memory";

test("resident memory is read from a process's status", () => {
  expect(residentBytes("Name:\tchromium\nVmHWM:\t  901 kB\nVmRSS:\t  512 kB\nThreads:\t9\n")).toBe(
    524_288,
  );
});

test("a process on its way out has no memory left", () => {
  expect(residentBytes("Name:\tchromium\nState:\tZ (zombie)\n")).toBe(0);
});
