import { benchOptions } from "@/scripts/bench/options";

const routes = ["/", "/about"];

test("without options everything is measured", () => {
  expect(benchOptions([], routes)).toEqual({
    parts: ["lighthouse", "taps"],
    runs: 3,
    routes,
    devices: ["phone", "desktop"],
    throttlings: ["simulated", "applied"],
  });
});

test("each option narrows what is measured", () => {
  const args = "--only lighthouse --runs 5 --route /about --device phone --throttling applied";
  expect(benchOptions(args.split(" "), routes)).toMatchObject({
    parts: ["lighthouse"],
    runs: 5,
    routes: ["/about"],
    devices: ["phone"],
    throttlings: ["applied"],
  });
});

test.each([
  ["--route /abuot", '--route can be / or /about, not "/abuot".'],
  ["--runs 0", '--runs has to be a whole number from 1, not "0".'],
  ["--device tablet", '--device can be phone or desktop, not "tablet".'],
])("%s is refused in words", (args, sentence) => {
  expect(() => benchOptions(args.split(" "), routes)).toThrow(sentence);
});
