import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";

type NoticeProps = ComponentPropsWithRef<"div"> & { tone?: "warning" | "success" };

/** With the role alert it can be focused. */
export function Notice({ tone = "warning", className, ...box }: NoticeProps) {
  const colours = tone === "success" ? "border-green bg-leaf" : "border-ochre bg-end";
  return (
    <div
      tabIndex={box.role === "alert" ? -1 : undefined}
      {...box}
      className={clsx("border-2 border-l-6 px-4 py-3", colours, className)}
    />
  );
}
