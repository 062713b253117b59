import { z } from "zod";
import { call } from "./figures/call";
import { hedge, option } from "./figures/options";
import { together } from "./figures/together";

/** Interactive figures of heroes; each kind is an island in components/figures. */
export const heroFigure = z.discriminatedUnion("kind", [call, option, hedge, together]);

export type HeroFigure = z.output<typeof heroFigure>;
export type FigureOf<Kind extends HeroFigure["kind"]> = Extract<HeroFigure, { kind: Kind }>;
