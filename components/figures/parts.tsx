import type { ComponentProps, ReactNode } from "react";

interface FieldLabelProps {
  label: string;
  amount: string;
  isLoss?: boolean;
}

/** What a field of a figure is, and its amount; a loss has the larger type. */
export function FieldLabel({ label, amount, isLoss }: FieldLabelProps) {
  return (
    <>
      <p className="text-small/[1.25] font-semibold lg:text-base">{label}</p>
      <p className={isLoss ? "loud hero-loss" : "mid lg:text-[2.5rem]"}>{amount}</p>
    </>
  );
}

interface StrutProps {
  /** Of the figure's whole height, in rem: on phones and on wide screens. */
  share: number;
  heights: readonly [phone: number, wide: number];
}

/** Makes a part of a figure as high as its number, to scale; only larger text makes it higher. */
export function Strut({ share, heights: [phone, wide] }: StrutProps) {
  return (
    <>
      <svg aria-hidden="true" width="0" height={`${share * phone}rem`} className="lg:hidden" />
      <svg aria-hidden="true" width="0" height={`${share * wide}rem`} className="max-lg:hidden" />
    </>
  );
}

interface SliderProps extends ComponentProps<"input"> {
  id: string;
  label: string;
  /** Its number as it is written. */
  shown: ReactNode;
}

/** A number that is changed by sliding. */
export function Slider({ label, shown, ...input }: SliderProps) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <label htmlFor={input.id}>{label}</label>
        <output htmlFor={input.id} className="display text-h3">
          {shown}
        </output>
      </div>
      <input {...input} type="range" className="slider" />
    </div>
  );
}
