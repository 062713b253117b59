"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { tradeEnds } from "@/lib/risk/trade-ends";
import { fillIn } from "@/lib/text/fill-in";
import { formatEach, formatMoney, formatNumber } from "./formats";
import { type FigureProps, Frame } from "./frame";
import { useNumbers } from "./numbers";
import { FieldLabel, Stretched, Strut } from "./parts";

/** Day and night, as wide as the hours of our desk and those after it. */
function Columns({ children }: { children: ReactNode }) {
  return <div className="grid xs:grid-cols-[62fr_38fr] lg:grow">{children}</div>;
}

/** Of the deepest gap. */
const HEIGHTS = [13, 22] as const;

interface DepthProps {
  share: number;
  className: string;
  children?: ReactNode;
}

/** A field as high as its amount. */
function Depth({ share, className, children }: DepthProps) {
  return (
    <div className={clsx("flex", className)}>
      <Strut share={share} heights={HEIGHTS} />
      {children}
    </div>
  );
}

/** Above the line the target by day; below it the stop-loss by day, and the gap by night. */
export function OvernightFigure({ figure, words }: FigureProps<"overnight">) {
  const { quantities, words: own, invented, hours, lot, ...trade } = figure;
  const numbers = useNumbers(quantities);
  const { gap, lots } = numbers.values;
  const endsAfter = (percent: number) =>
    tradeEnds(lot * lots, { ...trade, opened: trade.entry * (1 - percent / 100) });
  const ends = endsAfter(gap);
  const deepest = endsAfter(quantities.gap.most).slip;
  const money = formatEach(ends, formatMoney);
  const facts = { ...money, gap: formatNumber(gap) };
  const longest = Math.max(...hours.rows.map((row) => row.hours));
  return (
    <Frame
      {...{ numbers, words }}
      result={fillIn(own.result, facts)}
      above={
        <Columns>
          <div className="flex flex-col justify-end">
            <p className="hero-note">{invented}</p>
            <Depth share={ends.gain / deepest} className="bg-green text-sheet">
              <div className="self-end px-edge pb-1 lg:px-8 lg:py-3">
                <FieldLabel
                  label={fillIn(own.target, { target: formatMoney(trade.target) })}
                  amount={money.gain}
                />
              </div>
            </Depth>
          </div>
          <p className="bg-night px-3 py-2 text-small font-semibold text-sheet lg:px-8 lg:py-6 lg:text-base">
            {own.night}
          </p>
        </Columns>
      }
      below={
        <>
          <Columns>
            <div>
              <Depth share={ends.loss / deepest} className="bg-risk">
                <p className="px-edge text-small/[1.3] font-semibold lg:px-8 lg:py-3 lg:text-base">
                  {fillIn(own.stop, { stop: formatMoney(trade.stop), loss: money.loss })}
                </p>
              </Depth>
              <div className="flex flex-col px-edge py-1.5 lg:px-8 lg:py-3">
                <FieldLabel label={fillIn(own.example, facts)} amount={money.slip} isLoss />
              </div>
            </div>
            <Depth share={1} className="items-start bg-night">
              <Depth
                share={ends.slip / deepest}
                className="hero-hatch grow border-b-3 border-ink p-0!"
              />
            </Depth>
          </Columns>
          <div className="border-t-3 border-ink bg-sheet px-edge py-3 text-small lg:px-8">
            <p className="font-semibold">{hours.heading}</p>
            <ul className="mt-1 grid gap-y-1.5">
              {hours.rows.map((row) => (
                <li key={row.label}>
                  <p className="flex flex-wrap justify-between gap-x-4">
                    <span>{row.label}</span>
                    <span>{row.until}</span>
                  </p>
                  <Stretched width={longest} className="h-2 w-full bg-deep">
                    <rect width={row.hours} height="1" className="fill-ink" />
                  </Stretched>
                </li>
              ))}
            </ul>
          </div>
        </>
      }
    />
  );
}
