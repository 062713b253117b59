import type { EmblaCarouselType, EmblaPluginType } from "embla-carousel";

/** docs/requirements.md R6.2. */
const SLIDE_MS = 600;

/** Embla moves in steps of 1/60 s, with two in the first frame. */
const STEPS = Math.round((SLIDE_MS * 60) / 1000) + 2;

/** Embla's `duration` for timed slides; drags use at most 25, jumps 0. */
const TIMED_DURATION = 60;

const easeInOut = (progress: number) =>
  progress < 0.5 ? 2 * progress * progress : 1 - (2 - 2 * progress) ** 2 / 2;

/** Gives slides of `TIMED_DURATION` a fixed duration, which Embla's own animation does not have. */
export const timedScroll: EmblaPluginType = {
  name: "timedScroll",
  options: {},
  init(embla: EmblaCarouselType) {
    const { scrollBody, location, previousLocation, target } = embla.internalEngine();
    const physics = { ...scrollBody };
    const isTimed = () => scrollBody.duration() === TIMED_DURATION;
    let total = 0;
    let step = 0;
    // Loops shift location and target together, so store only the remaining distance.
    let remaining = 0;

    scrollBody.direction = () => (isTimed() ? Math.sign(total) : physics.direction());
    scrollBody.seek = () => {
      if (!isTimed()) return physics.seek();
      const distance = target.get() - location.get();
      if (Math.abs(distance - remaining) > 0.01) {
        total = distance;
        step = 0;
      }
      step += 1;
      remaining = step >= STEPS ? 0 : total * (1 - easeInOut(step / STEPS));
      previousLocation.set(location);
      location.add(distance - remaining);
      return scrollBody;
    };
  },
  // Embla discards the engine with all changes of this plugin.
  destroy: () => undefined,
};

/** Slides in a direction, across the loop's end if needed; `scrollTo` takes the shorter way. */
export function slideTo(embla: EmblaCarouselType, index: number, direction: 1 | -1): void {
  const { scrollBody, scrollTo } = embla.internalEngine();
  // biome-ignore lint/correctness/useHookAtTopLevel: Embla's method, not a React hook
  scrollBody.useBaseFriction().useDuration(TIMED_DURATION);
  // In Embla, forward is negative.
  scrollTo.index(index, -direction);
}
