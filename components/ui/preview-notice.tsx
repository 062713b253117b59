import type { Content } from "@/lib/content/content";
import type { Shared } from "@/lib/content/schemas/shared";
import { isPlaceholder } from "@/lib/text/placeholders";
import { Notice } from "./notice";
import type { UnconfirmedProps } from "./unconfirmed";

interface PreviewNoticeProps extends UnconfirmedProps {
  content: Pick<Content, "placeholders" | "shared">;
  /** `facts` explains the marks above; others are in a box. */
  about: keyof Omit<Shared["preview"], "title" | "day">;
}

/** Renders nothing if none of the facts is a placeholder. */
export function PreviewNotice({ content, paths, about }: PreviewNoticeProps) {
  if (!paths.some((path) => isPlaceholder(content.placeholders, path))) return null;
  const { preview } = content.shared;
  const isBoxed = about !== "facts";
  const text = (
    <p className={isBoxed ? undefined : "mt-5 text-base"}>
      <strong className="font-semibold text-ochre">{preview.title}</strong> {preview[about]}
    </p>
  );
  return isBoxed ? <Notice role="note">{text}</Notice> : text;
}
