import type { ComponentProps, ReactNode } from "react";

interface FieldLabelProps {
  label: string;
  amount: string;
  isLoss?: boolean;
}

/** Label and amount of a field; losses are larger. */
export function FieldLabel({ label, amount, isLoss }: FieldLabelProps) {
  return (
    <>
      <p className="text-small/[1.25] font-semibold lg:text-base">{label}</p>
      <p className={isLoss ? "loud hero-loss" : "mid lg:text-[2.5rem]"}>{amount}</p>
    </>
  );
}

interface ScaledHeightProps {
  /** Share of the figure's height, which is in rem, for phones and for wide screens. */
  share: number;
  heights: readonly [phone: number, wide: number];
}

/** Gives a part of a figure a height to scale, as a minimum for larger text. */
export function ScaledHeight({ share, heights: [phone, wide] }: ScaledHeightProps) {
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
  /** The formatted value. */
  shown: ReactNode;
}

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
