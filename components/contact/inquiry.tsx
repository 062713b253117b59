import { Markdown } from "@/components/ui/markdown";
import { Notice } from "@/components/ui/notice";
import { StoppedNotice } from "@/components/ui/stopped-notice";
import type { Content } from "@/lib/content/content";
import { planLines } from "@/lib/fees/plans";
import { Island } from "@/lib/islands/island";

/** The contact form on a sheet; without scripts, how to reach the firm instead. */
export function Inquiry({ content }: { content: Content }) {
  const { firm, shared, pages } = content;
  const { form, noScript, planLine } = pages.contact;
  return (
    <section className="note lg:px-8 lg:pt-5 lg:pb-6">
      <h2 className="mb-2 text-mid">{form.heading}</h2>
      <noscript>
        <Notice>
          <Markdown text={noScript} />
        </Notice>
      </noscript>
      <Island
        of="inquiry-form"
        when="idle"
        stopped={<StoppedNotice content={content} />}
        props={{
          words: form,
          copy: shared.copy,
          chatPhone: firm.chat.phone,
          planLines: planLines(content, planLine),
        }}
      />
    </section>
  );
}
