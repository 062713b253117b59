import type { ReactNode } from "react";
import { Notice } from "./notice";
import { useFocus } from "./use-focus";

interface AlertProps {
  /** What it is about; when that changes, the alert takes the focus again. */
  about: unknown;
  text: string;
  children?: ReactNode;
}

/** What went wrong and what to do. */
export function Alert({ about, text, children }: AlertProps) {
  return (
    <Notice ref={useFocus(about)} role="alert" className="mt-8">
      <p className="font-semibold text-ochre">{text}</p>
      {children}
    </Notice>
  );
}
