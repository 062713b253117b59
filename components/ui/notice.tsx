import clsx from "clsx";
import type { ComponentPropsWithRef } from "react";
import type { Content } from "@/lib/content/content";
import type { Shared } from "@/lib/content/schemas/shared";
import { isPlaceholder } from "@/lib/text/placeholders";

interface NoticeProps extends ComponentPropsWithRef<"div"> {
  tone?: "warning" | "success";
}

/** A prominent ruled box. As an alert it takes the focus, instead of a browser's dialog. */
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

interface PreviewNoticeProps {
  content: Pick<Content, "placeholders" | "shared">;
  /** Paths of the relevant facts, such as `firm.bank`. */
  paths: string[];
  /** What depends on them. */
  about: keyof Omit<Shared["preview"], "title">;
}

/** Marks what follows as placeholders; not shown once the firm has supplied the facts. */
export function PreviewNotice({ content, paths, about }: PreviewNoticeProps) {
  const { preview } = content.shared;
  const isOpen = paths.some((path) => isPlaceholder(content.placeholders, path));
  return isOpen ? (
    <Notice role="note">
      <p>
        <strong className="font-semibold text-ochre">{preview.title}</strong> {preview[about]}
      </p>
    </Notice>
  ) : null;
}
