import { leverageBandsGeometry } from "@/components/figures/geometry/leverage-bands";
import { examples } from "../examples";

const figure = examples["leverage-bands"];

test("both bands end on the common axis from 1 to 5 times", () => {
  const { ticks, intraday, positional } = leverageBandsGeometry(figure, [0, 400]);
  expect(ticks).toEqual([
    { leverage: 1, x: 0 },
    { leverage: 2, x: 100 },
    { leverage: 3, x: 200 },
    { leverage: 4, x: 300 },
    { leverage: 5, x: 400 },
  ]);
  expect(intraday).toEqual([200, 400]);
  expect(positional).toEqual([100, 200]);
});

test("the risk is that many hundredths of the capital bar", () => {
  const { risk, tenths } = leverageBandsGeometry(figure, [0, 400]);
  expect(risk).toEqual([4, 8]);
  expect(tenths).toHaveLength(11);
});

test("the axis grows to hold a higher leverage", () => {
  const { ticks, intraday } = leverageBandsGeometry({ ...figure, intraday: [3, 8] }, [0, 700]);
  expect(ticks.at(-1)).toEqual({ leverage: 8, x: 700 });
  expect(intraday).toEqual([200, 700]);
});
