import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";

/** What is ours beside the slip: what to check before paying. */
export function PaymentChecks({ content }: { content: Content }) {
  const { checks, stop, order } = content.pages.bankdetails;
  return (
    <div className="grid content-start gap-5 print:grid-cols-2 print:gap-3">
      <Markdown text={order} className="print:col-span-2 print:text-small" />
      <ul className="bullets">
        {checks.map((check) => (
          <li key={check}>
            <Markdown text={check} />
          </li>
        ))}
      </ul>
      <div className="bg-risk px-[min(1.25rem,5vw)] py-4">
        <p className="font-semibold">{stop.question}</p>
        <p className="loud mt-3 text-big">{stop.answer}</p>
        <Markdown text={stop.why} className="mt-2 text-small" />
      </div>
    </div>
  );
}
