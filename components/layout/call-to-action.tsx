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
      <h2 className="text-quote">{heading}</h2>
      <div>
        <Markdown text={text} className="lg:text-lede" />
        <ActionLinks
          content={content}
          primary={words.primary}
          secondary={words.secondary}
          className="my-3"
        />
        <SupportPhone intro={words.phone} firm={content.firm} />
      </div>
    </section>
  );
}
