import type { ReactNode } from "react";
import { Notice } from "./notice";
import { useFocus } from "./use-focus";

interface AlertProps {
  /** When this changes, the alert is focused again. */
  about: unknown;
  text: string;
  children?: ReactNode;
}

export function Alert({ about, text, children }: AlertProps) {
  return (
    <Notice ref={useFocus(about)} role="alert" className="mt-5">
      <p className="font-semibold text-ochre">{text}</p>
      {children}
    </Notice>
  );
}
