import { changeOfCapital, stopDistances } from "@/lib/risk/leverage";

test("at 5 times a move of 1% changes the capital by 5%, up or down", () => {
  expect(changeOfCapital(5, 1)).toBe(5);
  expect(changeOfCapital(5, -1)).toBe(-5);
});

test("at a risk of 1-2%, 3-5 times leaves 0.2-0.67%, 2-3 times 0.33-1%", () => {
  const [near, far] = stopDistances([1, 2], [3, 5]);
  expect(near).toBeCloseTo(0.2);
  expect(far).toBeCloseTo(0.667, 3);
  const positional = stopDistances([1, 2], [2, 3]);
  expect(positional[0]).toBeCloseTo(0.333, 3);
  expect(positional[1]).toBe(1);
});
