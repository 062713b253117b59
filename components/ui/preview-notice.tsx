import type { Content } from "@/lib/content/load/load";
import type { Shared } from "@/lib/content/schemas/shared";
import { Notice } from "./notice";

interface PreviewNoticeProps {
  content: Pick<Content, "placeholders" | "shared">;
  /** Beginnings of the paths of the placeholders that count here, such as `firm.bank`. */
  paths: string[];
  /** What depends on them. */
  about: keyof Omit<Shared["preview"], "title">;
}

/** Says that what follows is not the firm's own yet; gone once the firm has supplied it. */
export function PreviewNotice({ content, paths, about }: PreviewNoticeProps) {
  const { placeholders, shared } = content;
  const isOpen = [...placeholders].some((placeholder) =>
    paths.some((path) => placeholder.startsWith(path)),
  );
  if (!isOpen) return null;
  return (
    <Notice role="note">
      <p>
        <strong className="font-semibold text-ochre">{shared.preview.title}</strong>{" "}
        {shared.preview[about]}
      </p>
    </Notice>
  );
}
