import { Fold } from "./fold";
import { Markdown } from "./markdown";

interface FoldedTextsProps {
  texts: readonly { title: string; text: string }[];
}

/** Titled texts in Markdown, each in a fold. */
export function FoldedTexts({ texts }: FoldedTextsProps) {
  return (
    <div>
      {texts.map(({ title, text }) => (
        <Fold key={title} title={title}>
          <Markdown text={text} />
        </Fold>
      ))}
    </div>
  );
}
