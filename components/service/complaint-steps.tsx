import { Markdown } from "@/components/ui/markdown";
import type { Content } from "@/lib/content/content";

/** Ends at a full stop before a space, as those in URLs are followed by letters. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/s.exec(text)?.[0] ?? text;
}

/**
 * How to complain, from the compliance page: the end of a service's printed fact sheet.
 * @throws Error if that page has no such band: services must not be sold without it
 */
export function ComplaintSteps({ content }: { content: Content }) {
  const compliance = content.bandPages.get("compliance");
  const complaint = compliance?.bands.find(({ id }) => id === "escalation");
  if (complaint?.kind !== "list") {
    throw new Error(
      "content/pages/compliance.yaml: expected a band of the kind list with the id escalation, which each service page prints",
    );
  }
  const steps = complaint.items.map(({ title, text }, index) => {
    return `**${index + 1}. ${title}.** ${firstSentence(text)}`;
  });
  return (
    <section className="box band hidden print:block">
      <h2>{complaint.heading}</h2>
      <Markdown text={steps.join("\n\n")} />
    </section>
  );
}
