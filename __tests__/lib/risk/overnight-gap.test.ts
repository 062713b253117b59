import { overnightTrade } from "@/lib/risk/overnight-gap";

const metal = { entry: 90_400, stop: 89_700, target: 92_000, lot: 5 };

test.each([
  [2, 1, { gain: 8_000, loss: 3_500, slip: 9_040 }],
  [3.5, 3, { gain: 24_000, loss: 10_500, slip: 47_460 }],
  [0.5, 1, { slip: 3_500 }],
])("a gap of %s%% with %s lots gives %j", (gap, lots, expected) => {
  expect(overnightTrade({ ...metal, gap, lots })).toMatchObject(expected);
});
