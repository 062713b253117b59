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
      <label htmlFor={input.id} className="block font-semibold">
        {label}
      </label>
      <output htmlFor={input.id} className="display block text-h3">
        {shown}
      </output>
      <input {...input} type="range" className="slider" />
    </div>
  );
}
