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

test("it advances every 5 seconds", () => {
  expectNextAfter(5);
  expectNextAfter(5);
});

test("after a manual action it waits 10 seconds more, counted from the last one", () => {
  pass(4);
  carousel.manual();
  expectNextAfter(15);
  expectNextAfter(5);
  carousel.manual();
  pass(9);
  carousel.manual();
  expectNextAfter(15);
});

test("a hold stops it, and after its end 5 whole seconds pass", () => {
  pass(4);
  carousel.hold("hover", true);
  pass(60);
  expect(advance).not.toHaveBeenCalled();
  carousel.hold("hover", false);
  expectNextAfter(5);
});

test("each of two holds is enough, and a manual action ends none", () => {
  carousel.hold("paused", true);
  carousel.hold("focus", true);
  carousel.hold("focus", false);
  carousel.manual();
  pass(60);
  expect(advance).not.toHaveBeenCalled();
});

test("releasing what is not held does not put the next advance off", () => {
  pass(4);
  carousel.hold("hover", false);
  expectNextAfter(1);
});

test("stopping while it waits after a manual action ends it for good", () => {
  carousel.manual();
  carousel.stop();
  expect(jest.getTimerCount()).toBe(0);
});
