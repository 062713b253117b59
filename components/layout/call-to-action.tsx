import { ActionLinks } from "@/components/ui/action-links";
import { Markdown } from "@/components/ui/markdown";
import { SupportPhone } from "@/components/ui/support-phone";
import type { Content } from "@/lib/content/content";
import { closedWords } from "@/lib/site/closed";

/** The call to action at the end of most pages. */
export function CallToAction({ content }: { content: Content }) {
  const words = content.shared.callToAction;
  const { heading, text } = closedWords(content) ?? words;
  return (
    <section className="band closing">
      <h2 className="text-h3">{heading}</h2>
      <Markdown text={text} className="text-small" />
      <div className="text-small">
        <ActionLinks
          content={content}
          primary={words.primary}
          secondary={words.secondary}
          className="mb-1.5"
        />
        <SupportPhone intro={words.phone} firm={content.firm} />
      </div>
    </section>
  );
}
