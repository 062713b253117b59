import { z } from "zod";
import { hedgeFigure } from "@/components/figures/hedge/schema";
import { holdingFigure } from "@/components/figures/holding/schema";
import { leverageFigure } from "@/components/figures/leverage/schema";
import { optionFigure } from "@/components/figures/option/schema";
import { overnightFigure } from "@/components/figures/overnight/schema";
import { stopLossFigure } from "@/components/figures/stop-loss/schema";
import { towersFigure } from "@/components/figures/towers/schema";

/** Figures of a hero that answer a visitor's numbers; each kind is a folder of components/figures. */
export const heroFigure = z.discriminatedUnion("kind", [
  leverageFigure,
  stopLossFigure,
  holdingFigure,
  optionFigure,
  hedgeFigure,
  overnightFigure,
  towersFigure,
]);

export type HeroFigure = z.output<typeof heroFigure>;
