import path from "node:path";
import { attribute, type Element, textOf } from "static-islands/html-tree";
import { z } from "zod";
import { pattern } from "../match-rule";
import { type Page, type Piece, wordsOf } from "../page-texts";
import type { MakeCheck } from "./check";
import { Styles } from "./styles";

const settings = z.strictObject({ words: z.string(), least: z.number().default(0) });

/** The innermost element with the words: <small> in a paragraph. */
function innermost(element: Element, words: string): Element {
  const inner = element.childNodes.find(
    (node): node is Element =>
      "tagName" in node && pattern(words).test(wordsOf(node).replace(/\s+/g, " ")),
  );
  return inner ? innermost(inner, words) : element;
}

/** The elements that hold a page's pieces with the words. */
function holders({ elements, pieces }: Page, words: string): { element: Element; piece: Piece }[] {
  const held = pieces.filter(({ where, text }) => where === "text" && pattern(words).test(text));
  return held.flatMap((piece) => {
    const element = elements.find(
      ({ tagName, sourceCodeLocation: place }) =>
        tagName === piece.element &&
        place?.startLine === piece.line &&
        place.startCol === piece.column,
    );
    return element ? { element: innermost(element, words), piece } : [];
  });
}

/** A prescribed text is shown, and not smaller than the least size, on any width of screen. */
export const warningSize: MakeCheck = (rule, { read }) => {
  const { words, least } = settings.parse(rule.with);
  const known = new Map<string, Styles>();
  function stylesOf(page: Page): Styles {
    const css = page.elements.map((element) => {
      if (element.tagName === "style") return textOf(element);
      const href = attribute(element, "href") ?? "";
      const isSheet = element.tagName === "link" && attribute(element, "rel") === "stylesheet";
      if (!isSheet || /^(?:https?:)?\/\//.test(href)) return "";
      const file = path.posix.join(href.startsWith("/") ? "" : path.posix.dirname(page.file), href);
      return read(file.replace(/^\/|[?#].*$/g, "")) ?? "";
    });
    const all = css.join("\n");
    const styles = known.get(all) ?? new Styles(all);
    known.clear();
    known.set(all, styles);
    return styles;
  }
  return {
    page(page) {
      const held = holders(page, words);
      if (held.length === 0) return [];
      const styles = stylesOf(page);
      const shown = held.filter(
        ({ element, piece }) => !piece.isHidden && !styles.isHidden(element),
      );
      const hit = (piece: Piece, say: string) => ({
        page: page.file,
        piece,
        words: piece.text,
        say,
      });
      if (shown.length === 0) {
        return held.slice(0, 1).map(({ piece }) => hit(piece, "hidden, on some screens at least"));
      }
      return shown.flatMap(({ element, piece }) => {
        const size = styles.fontSize(element);
        if (size >= least - 0.05) return [];
        const say = `${Math.round(size * 10) / 10} px; 10 point are ${Math.round(least * 10) / 10} px`;
        return [hit(piece, say)];
      });
    },
  };
};
