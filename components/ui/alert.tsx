import type { ReactNode, Ref } from "react";

interface AlertProps {
  text: string;
  children?: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** What went wrong and what to do; takes the focus. Never a browser's dialog, which hides the page. */
export function Alert({ text, children, ref }: AlertProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-8 border-l-4 border-ochre bg-pink px-5 py-4"
    >
      <p className="font-semibold text-ochre">{text}</p>
      {children}
    </div>
  );
}
