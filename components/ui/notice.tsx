import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";

type NoticeProps = ComponentPropsWithRef<"div"> & { tone?: "warning" | "success" };

/** A prominent ruled box. As an alert it takes the focus, instead of a browser's dialog. */
export function Notice({ tone = "warning", className, ...box }: NoticeProps) {
  const colours = tone === "success" ? "border-brand bg-success" : "border-ochre bg-pink";
  return (
    <div
      tabIndex={box.role === "alert" ? -1 : undefined}
      {...box}
      className={clsx("border-l-4 px-5 py-4", colours, className)}
    />
  );
}
