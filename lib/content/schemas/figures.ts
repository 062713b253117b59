import { z } from "zod";
import { hedge, option } from "./figures/options";
import { towers } from "./figures/towers";
import { holding, leverage, overnight, stopLoss } from "./figures/trades";

/** Interactive figures of heroes; each kind is an island in components/figures. */
export const heroFigure = z.discriminatedUnion("kind", [
  leverage,
  stopLoss,
  holding,
  option,
  hedge,
  overnight,
  towers,
]);

export type HeroFigure = z.output<typeof heroFigure>;
