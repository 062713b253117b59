import type { FigureOf } from "@/lib/content/schemas/figure";

export type PlanLine = {
  x: number;
  /** y of the groups the plan includes, from above. */
  included: number[];
  /** y of the groups it leaves out. */
  excluded: number[];
};

/**
 * Draws each plan as a line through the groups it includes.
 * @param columnX x of each plan's line, in the order of `plans`
 * @param middles y of each group, in the order of `groups`
 */
export function commodityGroupsGeometry(
  { plans, groups }: Pick<FigureOf<"commodity-groups">, "plans" | "groups">,
  columnX: readonly number[],
  middles: readonly number[],
): PlanLine[] {
  return plans.map((plan, i) => {
    const yOf = (wanted: boolean) =>
      groups.flatMap((group, row) =>
        group.plans.includes(plan) === wanted ? [middles[row] ?? 0] : [],
      );
    return { x: columnX[i] ?? 0, included: yOf(true), excluded: yOf(false) };
  });
}
