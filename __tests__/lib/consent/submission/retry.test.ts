import fc from "fast-check";
import { isUnanswered, isWorthRetrying, pauseAfter } from "@/lib/consent/submission/retry";
import { fault, refusal } from "../support";

const PASSING = [408, 420, 425, 429];

test("of the refusals, those that may pass and the server's own faults are worth another try", () => {
  for (let status = 400; status < 600; status += 1) {
    const isWorth = PASSING.includes(status) || status >= 500;
    expect([status, isWorthRetrying(refusal(status))]).toEqual([status, isWorth]);
    expect(isUnanswered(refusal(status))).toBe(false);
  }
});

test.each([
  [fault("network"), true, true],
  [fault("silent"), true, true],
  [fault("garbled"), true, false],
  [fault("unacceptable"), false, false],
  [new Error("a mistake of our own"), false, false],
  ["text", false, false],
  [undefined, false, false],
])("%p: worth another try %p, unanswered %p", (cause, isWorth, isWithoutAnswer) => {
  expect([isWorthRetrying(cause), isUnanswered(cause)]).toEqual([isWorth, isWithoutAnswer]);
});

describe("the pause before the next try", () => {
  // Up to a quarter shorter or longer, so that clients do not return in step.
  test.each([
    [1, 0.5, 0, 1_000],
    [1, 0, 0, 750],
    [1, 1, 0, 1_250],
    [2, 0.5, 0, 4_000],
    [2, 0, 0, 3_000],
    [2, 1, 0, 5_000],
    // As long as the server asks, but not shortened.
    [1, 0.5, 7_000, 7_000],
    [2, 0.5, 10, 4_000],
  ])(
    "after %d tries, at random %d, where the server asks for %d ms",
    (failed, random, asked, ms) => {
      expect(pauseAfter(failed, refusal(503, "", asked), random)).toBe(ms);
    },
  );

  test("is never longer than half a minute, whatever a server asks", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.double({ noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failed, asked, random) => {
          const pause = pauseAfter(failed, refusal(503, "", asked), random);
          expect(pause).toBeGreaterThanOrEqual(750);
          expect(pause).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });
});
