import { type AutoAdvance, startAutoAdvance } from "@/components/carousel/auto-advance";

let advance: jest.Mock;
let carousel: AutoAdvance;

beforeEach(() => {
  jest.useFakeTimers();
  advance = jest.fn();
  carousel = startAutoAdvance(advance);
});
afterEach(() => {
  carousel.stop();
  jest.useRealTimers();
});

const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);

/** Expects the next advance after exactly this time. */
function expectNextAfter(seconds: number) {
  const before = advance.mock.calls.length;
  pass(seconds - 0.001);
  expect(advance).toHaveBeenCalledTimes(before);
  pass(0.001);
  expect(advance).toHaveBeenCalledTimes(before + 1);
}

test("advances every 5 seconds", () => {
  expectNextAfter(5);
  expectNextAfter(5);
});

test("waits 10 more seconds after the last manual action", () => {
  pass(4);
  carousel.manual();
  expectNextAfter(15);
  expectNextAfter(5);
  carousel.manual();
  pass(9);
  carousel.manual();
  expectNextAfter(15);
});

test("stops during a hold and advances 5 seconds after its end", () => {
  pass(4);
  carousel.hold("hover", true);
  pass(60);
  expect(advance).not.toHaveBeenCalled();
  carousel.hold("hover", false);
  expectNextAfter(5);
});

test("stops until both of two holds end, whatever manual actions follow", () => {
  carousel.hold("paused", true);
  carousel.hold("focus", true);
  carousel.hold("focus", false);
  carousel.manual();
  pass(60);
  expect(advance).not.toHaveBeenCalled();
});

test("does not delay the next advance when a hold that is not set is released", () => {
  pass(4);
  carousel.hold("hover", false);
  expectNextAfter(1);
});

test("does not advance after it was stopped during a manual action's wait", () => {
  carousel.manual();
  carousel.stop();
  expect(jest.getTimerCount()).toBe(0);
});
