import path from "node:path";
import { messageOf, open, preflight } from "ra-preflight";
import { escapeHtml } from "@/scripts/fill-template";
import type { Advice, Fixed } from "../api";
import type { Room } from "../server/room";
import { plainSpaces } from "../sources/shown-text";
import { fixedAt } from "./field-of";

/** A text as pages print it, and the file that it is written in: `content/shared.yaml`. */
export interface TextOfFile {
  file: string;
  shown: string;
}

/** What the linter says, and of which text. */
export interface AdviceOnText<Text extends TextOfFile> {
  advice: Advice;
  text: Text;
}

/** Texts as a page of their own, a paragraph and a line each, for rules that judge words. */
function asPage(texts: readonly TextOfFile[]): string {
  const paragraphs = texts.map(({ shown }) => `<p>${escapeHtml(plainSpaces(shown))}</p>`);
  return `<!doctype html><html lang="en"><head><title></title></head><body><main>${paragraphs.join("\n")}</main></body></html>`;
}

/** Words that rules speak of: what they deny around them is looked for too. */
const CLAIMS = "We guarantee sure shot returns: 90% of our tips are right, without risk.";

/**
 * Judges some texts ahead. The first ones take seconds: the engine makes a program of each pattern
 * when it is first used, and a quicker one at the second time.
 */
export function warmUp(room: Room): void {
  for (const shown of [CLAIMS, CLAIMS, "Research on shares"]) adviceOn(room, [{ file: "", shown }]);
}

/** The fixed words that have some words of a text; undefined if these stand beside them too. */
function fixedAround(words: string, { file, shown }: TextOfFile, room: Room): Fixed | undefined {
  const plain = (text: string) => plainSpaces(text).toLowerCase();
  const found = plain(words);
  const fixed = fixedAt(shown, file, room.fieldRoom);
  const rest = fixed.reduce((text, one) => text.replaceAll(plain(one.words), "\n"), plain(shown));
  if (rest.includes(found)) return undefined;
  return fixed.find((one) => plain(one.words).includes(found));
}

/** Of words that are fixed no more than a note: whoever edits cannot correct them. */
function quietened(advice: Advice, text: TextOfFile, room: Room): Advice {
  const fixed = fixedAround(advice.words, text, room);
  if (!fixed) return advice;
  return {
    ...advice,
    level: "note",
    cure: `There is nothing to correct: only ${fixed.approver} may change these words.`,
  };
}

/**
 * What the linter says of the words of some texts, each with its text: rules of SEBI's that judge words.
 * What a whole page must have, the build says. What rules/exceptions.yaml excuses is left out.
 */
export function adviceByText<Text extends TextOfFile>(
  room: Room,
  texts: readonly Text[],
): AdviceOnText<Text>[] {
  if (texts.every(({ shown }) => shown === "")) return [];
  const textAt = (line: number) => texts[line - 1];
  const report = preflight({
    folder: "text",
    text: asPage(texts),
    packs: ["sebi-ra"],
    exceptions: path.join(room.root, "rules/exceptions.yaml"),
    today: room.day(),
    // An exception names the file.
    placeOf: ({ piece }) => {
      const text = piece && textAt(piece.line);
      return text && { file: text.file, line: piece.line, column: 1 };
    },
  });
  return open(report).flatMap((finding) => {
    const { words, rule, level, place } = finding;
    const text = textAt(place.line);
    const isOfWords = words !== "" && rule.extends !== "mandated-text" && rule.scope !== "page";
    if (!isOfWords || !text) return [];
    const advice: Advice = {
      level,
      message: messageOf(finding),
      cure: rule.advice ?? "",
      words,
      source: `${rule.source.circular}, ${rule.source.paragraph}`,
    };
    return [{ advice: quietened(advice, text, room), text }];
  });
}

/** What the linter says of the words of some texts. */
export function adviceOn(room: Room, texts: readonly TextOfFile[]): Advice[] {
  return adviceByText(room, texts).map(({ advice }) => advice);
}
