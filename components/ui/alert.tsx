import type { ReactNode, Ref } from "react";
import { Notice } from "./notice";

interface AlertProps {
  text: string;
  children?: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** What went wrong and what to do. */
export function Alert({ text, children, ref }: AlertProps) {
  return (
    <Notice ref={ref} role="alert" className="mt-8">
      <p className="font-semibold text-ochre">{text}</p>
      {children}
    </Notice>
  );
}
