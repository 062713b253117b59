import { Markdown } from "./markdown";
import { Notice } from "./notice";

/** In place of a form or payment while the firm takes no new clients. */
export function ClosedNotice({ words }: { words: string }) {
  return (
    <Notice role="note">
      <Markdown text={words} />
    </Notice>
  );
}
