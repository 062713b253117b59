import type { EmblaCarouselType, EmblaPluginType } from "embla-carousel";

/** Embla moves in fixed steps of a sixtieth of a second and takes two of them in the first frame. */
const STEP_MS = 1000 / 60;
const STEPS_IN_FIRST_FRAME = 2;

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress * progress : 1 - (2 - 2 * progress) ** 2 / 2;
}

/**
 * Makes Embla's slides take an exact time. Its own motion is physics without a duration,
 * which docs/requirements.md R6.2 fixes; drags keep that physics.
 * @param duration milliseconds from the first frame to rest
 */
export function timedScroll(duration: number): EmblaPluginType {
  const steps = Math.round(duration / STEP_MS) + STEPS_IN_FIRST_FRAME;
  return {
    name: "timedScroll",
    options: {},
    init(embla: EmblaCarouselType) {
      const engine = embla.internalEngine();
      const { scrollBody: physics, location, previousLocation, target } = engine;
      let timed = false;
      let total = 0;
      let step = 0;
      // Loops shift location and target together, so the motion is kept as what remains of it.
      let remaining = 0;
      let direction = 0;

      const seek = () => {
        if (!timed) {
          physics.seek();
          return engine.scrollBody;
        }
        const now = target.get() - location.get();
        if (Math.abs(now - remaining) > 0.01) {
          total = now;
          step = 0;
        }
        step += 1;
        remaining = step >= steps ? 0 : total * (1 - easeInOut(step / steps));
        previousLocation.set(location);
        location.add(now - remaining);
        direction = Math.sign(now - remaining) || direction;
        return engine.scrollBody;
      };

      engine.scrollBody = {
        ...physics,
        seek,
        direction: () => (timed ? direction : physics.direction()),
        useDuration(length) {
          // Embla calls this for each slide asked of its API, with 0 for a jump.
          timed = length > 0;
          physics.useDuration(length);
          return engine.scrollBody;
        },
        useFriction(friction) {
          physics.useFriction(friction);
          return engine.scrollBody;
        },
        useBaseFriction() {
          physics.useBaseFriction();
          return engine.scrollBody;
        },
        useBaseDuration() {
          physics.useBaseDuration();
          return engine.scrollBody;
        },
      };
      embla.on("pointerDown", () => {
        timed = false;
      });
    },
    destroy() {
      // Embla drops the engine with everything this plugin set on it.
    },
  };
}

/**
 * Slides to an index in a given direction, over the wrap where needed; Embla's public
 * `scrollTo` always takes the shorter way.
 * @param direction 1 forward, -1 back
 */
export function slideTo(embla: EmblaCarouselType, index: number, direction: 1 | -1): void {
  const { scrollBody, scrollTo, options } = embla.internalEngine();
  // biome-ignore lint/correctness/useHookAtTopLevel: Embla's method, not a React hook
  scrollBody.useBaseFriction().useDuration(options.duration);
  // Embla counts locations to the left: forward is its negative direction.
  scrollTo.index(index, -direction);
}
