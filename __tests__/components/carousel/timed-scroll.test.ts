import type { EmblaCarouselType, OptionsHandlerType } from "embla-carousel";
import { TIMED_DURATION, timedScroll } from "@/components/carousel/timed-scroll";

const STEP_MS = 1000 / 60;
/** Embla's animation loop takes this many steps in its first frame. */
const STEPS_IN_FIRST_FRAME = 2;

/** A position on the track, as in Embla. */
function vector(value = 0) {
  return {
    get: () => value,
    set: (other: { get(): number }) => {
      value = other.get();
    },
    add: (by: number) => {
      value += by;
    },
  };
}

/** The part of Embla's engine that the plugin uses, with physics that only counts its calls. */
function fakeEmbla() {
  let duration = 0;
  const physics = { seek: jest.fn(), direction: jest.fn(() => 0) };
  const scrollBody = {
    ...physics,
    duration: () => duration,
    useBaseFriction: () => scrollBody,
    useDuration: (value: number) => {
      duration = value;
      return scrollBody;
    },
  };
  const [location, previousLocation, target] = [vector(), vector(), vector()];
  const engine = { scrollBody, location, previousLocation, target };
  const embla = { internalEngine: () => engine } as unknown as EmblaCarouselType;
  timedScroll.init(embla, {} as OptionsHandlerType);
  /** Starts a slide over a distance in px and runs steps until the track stops. */
  const slide = (distance: number, steps = 1000) => {
    scrollBody.useDuration(TIMED_DURATION);
    target.add(location.get() + distance - target.get());
    return run(steps);
  };
  /** @returns the position after each step */
  const run = (steps = 1000) => {
    const places: number[] = [];
    while (places.length < steps && Math.abs(location.get() - target.get()) > 1e-9) {
      scrollBody.seek();
      places.push(location.get());
    }
    return places;
  };
  return { ...engine, physics, embla, slide, run };
}

function expectTimed(steps: number) {
  const took = (steps - STEPS_IN_FIRST_FRAME) * STEP_MS;
  expect(Math.abs(took - 600)).toBeLessThanOrEqual(STEP_MS);
}

test.each([-800, -10, 3200])("a slide over %d px rests after 0.6 seconds", (distance) => {
  const { slide, location } = fakeEmbla();
  const places = slide(distance);
  expectTimed(places.length);
  expect(location.get()).toBeCloseTo(distance);
  // It starts and ends slowly and never turns back.
  const moves = places.map((place, index) => (place - (places[index - 1] ?? 0)) / distance);
  expect(Math.min(...moves)).toBeGreaterThan(0);
  const fastest = Math.max(...moves);
  expect(moves[0]).toBeLessThan(fastest / 10);
  expect(moves.at(-1)).toBeLessThan(fastest / 10);
});

test("a shift of the whole track by the loop does not restart or lengthen a slide", () => {
  const { slide, run, location, target } = fakeEmbla();
  const before = slide(-800, 15).length;
  for (const place of [location, target]) place.add(4000);
  expectTimed(before + run().length);
});

test.each([25, 0])(
  "with Embla's own duration %d, a drag or a jump, the physics is Embla's",
  (own) => {
    const { slide, scrollBody, physics, location } = fakeEmbla();
    slide(800, 10);
    expect(physics.seek).not.toHaveBeenCalled();
    scrollBody.useDuration(own);
    const place = location.get();
    scrollBody.seek();
    expect(physics.seek).toHaveBeenCalledTimes(1);
    expect(location.get()).toBe(place);
  },
);
