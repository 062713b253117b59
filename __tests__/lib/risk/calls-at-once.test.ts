import { lossAtOnce } from "@/lib/risk/calls-at-once";

const calls = [{ lost: 9_990 }, { lost: 9_000 }, { lost: 17_400 }, { lost: 12_375 }];

test.each([
  [1, 9_990],
  [2, 18_990],
  [4, 48_765],
])("%s calls that go wrong on one day lose %s", (count, loss) => {
  expect(lossAtOnce(calls, count, 1_000_000)).toEqual({ loss, percent: loss / 10_000 });
});
