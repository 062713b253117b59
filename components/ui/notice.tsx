import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";

interface NoticeProps extends ComponentPropsWithRef<"div"> {
  tone?: "warning" | "success";
}

/** A ruled box that stands out. As an alert it takes the focus, in place of a browser's dialog. */
export function Notice({ tone = "warning", className, ...box }: NoticeProps) {
  return (
    <div
      tabIndex={box.role === "alert" ? -1 : undefined}
      {...box}
      className={clsx(
        "border-l-4 px-5 py-4",
        tone === "success" ? "border-brand bg-success" : "border-ochre bg-pink",
        className,
      )}
    />
  );
}
