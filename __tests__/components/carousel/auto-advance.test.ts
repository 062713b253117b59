import { startAutoAdvance } from "@/components/carousel/auto-advance";

let advance: jest.Mock;
let carousel: ReturnType<typeof startAutoAdvance>;

beforeEach(() => {
  jest.useFakeTimers();
  advance = jest.fn();
  carousel = startAutoAdvance(advance);
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

/** Expects the next advance after exactly this time. */
function expectNextAfter(seconds: number) {
  const before = advance.mock.calls.length;
  pass(seconds - 0.001);
  expect(advance).toHaveBeenCalledTimes(before);
  pass(0.001);
  expect(advance).toHaveBeenCalledTimes(before + 1);
}

test("stops until both of two holds end, whatever manual actions follow", () => {
  pass(4);
  carousel.hold("paused", true);
  carousel.hold("focus", true);
  carousel.hold("focus", false);
  carousel.manual();
  pass(60);
  expect(advance).not.toHaveBeenCalled();
  carousel.hold("paused", false);
  expectNextAfter(5);
});

test("does not delay the next advance when a hold that is not set is released", () => {
  pass(4);
  carousel.hold("hover", false);
  expectNextAfter(1);
});
