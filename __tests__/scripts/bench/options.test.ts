import { benchOptions } from "@/scripts/bench/options";

const routes = ["/", "/about"];

test("without options everything is measured", () => {
  expect(benchOptions([], routes)).toEqual({
    parts: ["lighthouse", "taps"],
    runs: 3,
    routes,
    kinds: ["phone-simulated", "phone-applied", "desktop-simulated"],
  });
});

test("each option narrows what is measured", () => {
  const args = "--only lighthouse --runs 5 --route /about --visit phone-applied";
  expect(benchOptions(args.split(" "), routes)).toMatchObject({
    parts: ["lighthouse"],
    runs: 5,
    routes: ["/about"],
    kinds: ["phone-applied"],
  });
});

test.each([
  ["--route /abuot", '--route can be / or /about, not "/abuot".'],
  ["--runs 0", '--runs has to be a whole number from 1, not "0".'],
  [
    "--visit tablet",
    '--visit can be phone-simulated or phone-applied or desktop-simulated, not "tablet".',
  ],
])("%s is refused in words", (args, sentence) => {
  expect(() => benchOptions(args.split(" "), routes)).toThrow(sentence);
});
