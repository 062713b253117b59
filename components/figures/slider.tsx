import type { ComponentProps, ReactNode } from "react";

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
