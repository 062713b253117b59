import type { EmblaCarouselType, OptionsHandlerType } from "embla-carousel";
import { slideTo, TIMED_DURATION, timedScroll } from "@/components/carousel/timed-scroll";

const STEP_MS = 1000 / 60;
/** Embla's animation loop takes this many steps in its first frame. */
const STEPS_IN_FIRST_FRAME = 2;

/** A place on the track, as Embla keeps it. */
function vector(value = 0) {
  return {
    get: () => value,
    set: (other: number | { get(): number }) => {
      value = typeof other === "number" ? other : other.get();
    },
    add: (by: number) => {
      value += by;
    },
  };
}

/** The part of Embla's engine that the plugin touches, with physics that only counts its calls. */
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
  const engine = {
    scrollBody,
    location: vector(),
    previousLocation: vector(),
    target: vector(),
    scrollTo: { index: jest.fn() },
  };
  const embla = { internalEngine: () => engine } as unknown as EmblaCarouselType;
  timedScroll.init(embla, {} as OptionsHandlerType);
  return { engine, physics, embla };
}

type Fake = ReturnType<typeof fakeEmbla>;

/** Asks for a slide through the API, as `scrollTo` does: a duration, then a target. */
function askForSlide({ engine }: Fake, distance: number) {
  // biome-ignore lint/correctness/useHookAtTopLevel: Embla's method, not a React hook
  engine.scrollBody.useDuration(TIMED_DURATION);
  engine.target.set(engine.location.get() + distance);
}

/** Lets steps pass until the track rests; gives the place after each. */
function run(fake: Fake, steps = 1000): number[] {
  const { location, target } = fake.engine;
  const places: number[] = [];
  while (places.length < steps && Math.abs(location.get() - target.get()) > 1e-9) {
    fake.engine.scrollBody.seek();
    places.push(location.get());
  }
  return places;
}

const millisecondsOf = (steps: number) => (steps - STEPS_IN_FIRST_FRAME) * STEP_MS;

test.each([-800, -10, 3200])("a slide over %d px rests after 0.6 seconds", (distance) => {
  const fake = fakeEmbla();
  askForSlide(fake, distance);
  const places = run(fake);
  expect(Math.abs(millisecondsOf(places.length) - 600)).toBeLessThanOrEqual(STEP_MS);
  expect(fake.engine.location.get()).toBeCloseTo(distance);
});

test("it starts and ends slowly and never turns back", () => {
  const fake = fakeEmbla();
  askForSlide(fake, 1000);
  const places = run(fake);
  const moves = places.map((place, index) => place - (places[index - 1] ?? 0));
  expect(Math.min(...moves)).toBeGreaterThan(0);
  const middle = Math.max(...moves);
  expect(moves[0]).toBeLessThan(middle / 10);
  expect(moves.at(-1)).toBeLessThan(middle / 10);
});

test("a slide asked for on the way takes its own 0.6 seconds", () => {
  const fake = fakeEmbla();
  askForSlide(fake, 800);
  run(fake, 20);
  askForSlide(fake, 800);
  const places = run(fake);
  expect(Math.abs(millisecondsOf(places.length) - 600)).toBeLessThanOrEqual(STEP_MS);
});

test("the loop's shift of the whole track does not restart or lengthen a slide", () => {
  const fake = fakeEmbla();
  askForSlide(fake, -800);
  const before = run(fake, 15).length;
  for (const place of [fake.engine.location, fake.engine.target]) place.add(4000);
  const after = run(fake).length;
  expect(Math.abs(millisecondsOf(before + after) - 600)).toBeLessThanOrEqual(STEP_MS);
});

test("a drag keeps Embla's physics, also after a slide", () => {
  const fake = fakeEmbla();
  askForSlide(fake, 800);
  run(fake, 10);
  expect(fake.physics.seek).not.toHaveBeenCalled();
  fake.engine.scrollBody.useDuration(25);
  const place = fake.engine.location.get();
  fake.engine.scrollBody.seek();
  expect(fake.physics.seek).toHaveBeenCalledTimes(1);
  expect(fake.engine.location.get()).toBe(place);
  expect(fake.engine.scrollBody.direction()).toBe(fake.physics.direction());
});

test("a jump, which Embla asks for with no duration, is left to Embla", () => {
  const fake = fakeEmbla();
  fake.engine.scrollBody.useDuration(0);
  fake.engine.target.set(800);
  fake.engine.scrollBody.seek();
  expect(fake.physics.seek).toHaveBeenCalledTimes(1);
});

test.each([
  [1, -1],
  [-1, 1],
] as const)("sliding in direction %d goes Embla's way %d, over the wrap", (direction, emblas) => {
  const fake = fakeEmbla();
  slideTo(fake.embla, 0, direction);
  expect(fake.engine.scrollTo.index).toHaveBeenCalledWith(0, emblas);
  expect(fake.engine.scrollBody.duration()).toBe(TIMED_DURATION);
});
