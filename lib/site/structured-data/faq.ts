import type { FAQPage, Question } from "schema-dts";
import type { Block } from "@/lib/content/schemas/block";
import { plainText } from "@/lib/text/plain-text";
import { nodeId } from "./firm";

/** The questions that a page answers, in its order; undefined where it has none. */
export function faqNode(
  blocks: readonly Block[],
  origin: string,
  route: string,
): FAQPage | undefined {
  const questions = blocks.flatMap((block): Question[] =>
    block.kind === "faq"
      ? block.items.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
        }))
      : [],
  );
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": nodeId(origin, "faq", route),
    isPartOf: { "@id": nodeId(origin, "page", route) },
    mainEntity: questions,
  };
}
