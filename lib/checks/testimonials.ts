import type { SourceFile } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import { isPlaceholder } from "@/lib/text/placeholders";

/** As in scripts/preflight/launch-list.ts: the name of one who has said nothing. */
const EXAMPLE = /^Client [A-Z]$|\bexample\b/i;

/**
 * While entries are examples all are shown as invented: the words of a real client among them would be
 * called so too, and an invented one would be a client's without the tag.
 */
export function checkTestimonials(
  source: SourceFile | undefined,
  { testimonials }: Pick<Content, "testimonials">,
): void {
  if (!source || !testimonials.show) return;
  const areExamples = isPlaceholder(source.placeholders, "entries");
  for (const [index, { name }] of testimonials.entries.entries()) {
    if (EXAMPLE.test(name) === areExamples) continue;
    const message = areExamples
      ? `"${name}" is no example such as Client A, and pages call all entries invented: write show: false until each is a real client's, then remove !placeholder behind entries`
      : `"${name}" is an example, and pages call each entry a client's opinion: write show: false until each is, or tag entries !placeholder`;
    source.fail(["entries", index, "name"], message);
    return;
  }
}
