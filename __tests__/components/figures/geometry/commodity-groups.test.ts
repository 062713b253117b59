import { commodityGroupsGeometry } from "@/components/figures/geometry/commodity-groups";
import { examples } from "../examples";

test("each plan's line stops at the groups it includes and leaves out the others", () => {
  expect(commodityGroupsGeometry(examples["commodity-groups"], [200, 300], [10, 20, 30])).toEqual([
    { x: 200, included: [10, 20], excluded: [30] },
    { x: 300, included: [10, 20, 30], excluded: [] },
  ]);
});
