import { type AutoAdvance, startAutoAdvance } from "@/components/carousel/auto-advance";

const seconds = (count: number) => jest.advanceTimersByTime(count * 1000);

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

test("it advances every 5 seconds", () => {
  seconds(4.999);
  expect(advance).not.toHaveBeenCalled();
  seconds(0.001);
  expect(advance).toHaveBeenCalledTimes(1);
  seconds(10);
  expect(advance).toHaveBeenCalledTimes(3);
});

describe("a manual action", () => {
  test("pauses for 10 seconds; the next advance comes 5 seconds after that", () => {
    seconds(4);
    carousel.manual();
    seconds(14.999);
    expect(advance).not.toHaveBeenCalled();
    seconds(0.001);
    expect(advance).toHaveBeenCalledTimes(1);
    seconds(5);
    expect(advance).toHaveBeenCalledTimes(2);
  });

  test("counts from the last of several", () => {
    carousel.manual();
    seconds(9);
    carousel.manual();
    seconds(9);
    carousel.manual();
    seconds(14.999);
    expect(advance).not.toHaveBeenCalled();
    seconds(0.001);
    expect(advance).toHaveBeenCalledTimes(1);
  });
});

describe("a hold", () => {
  test("stops it until it is released, and then 5 whole seconds pass", () => {
    seconds(4);
    carousel.hold("hover", true);
    seconds(60);
    expect(advance).not.toHaveBeenCalled();
    carousel.hold("hover", false);
    seconds(4.999);
    expect(advance).not.toHaveBeenCalled();
    seconds(0.001);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  test("of one kind is not ended by the release of another", () => {
    carousel.hold("hover", true);
    carousel.hold("focus", true);
    carousel.hold("hover", false);
    seconds(60);
    expect(advance).not.toHaveBeenCalled();
    carousel.hold("focus", false);
    seconds(5);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  test("the visitor's own pause outlasts the 10 seconds after a manual action", () => {
    carousel.hold("paused", true);
    carousel.manual();
    seconds(60);
    expect(advance).not.toHaveBeenCalled();
  });

  test("releasing what is not held does not put the next advance off", () => {
    seconds(4);
    carousel.hold("hover", false);
    seconds(1);
    expect(advance).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ["running", () => undefined],
  ["waiting after a manual action", () => carousel.manual()],
])("stopping while %s ends it for good", (_, before) => {
  before();
  carousel.stop();
  seconds(60);
  expect(advance).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
