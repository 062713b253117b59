import type { Content } from "@/lib/content/content";
import { DirectContact } from "./direct-contact";
import { Notice } from "./notice";

/** Above a form that an exception has stopped: what is still there, and how to reach the firm. */
export function StoppedNotice({ content }: { content: Content }) {
  return (
    <Notice role="alert" className="mb-4">
      <p>{content.shared.stopped}</p>
      <DirectContact content={content} />
    </Notice>
  );
}
