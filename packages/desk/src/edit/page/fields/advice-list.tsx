import type { Advice } from "../../api";

const LEVELS = {
  error: "Against a rule",
  warning: "Look at this",
  note: "Note",
} as const;

/** A message without the short name that the program's own rules have. */
const inPlainWords = (message: string) => message.replace(/ \[[a-z-]+\]/g, "");

/** What the rules say of a text, each with its source. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  return (
    <ul className="messages">
      {advice.map(({ level, message, cure, words, source }) => (
        <li key={`${message}${words}`} className={`message ${level}`}>
          <strong>{LEVELS[level]}.</strong>{" "}
          {words !== "" && !message.includes(words) && <q>{words}</q>} {inPlainWords(message)}{" "}
          {cure}
          {source !== "" && <cite>{source}</cite>}
        </li>
      ))}
    </ul>
  );
}
