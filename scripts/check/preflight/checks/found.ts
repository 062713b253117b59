import { attribute, type Element } from "static-islands/html-tree";
import { z } from "zod";
import { formatFileSize } from "@/lib/text/format";
import type { Page, Piece } from "../page-texts";
import type { Hit, MakeCheck } from "./check";

/** Characters, or bytes, that a thing may have. */
const limits = z.strictObject({ least: z.number().default(0), most: z.number() });

const isHidden = ({ document, elements }: Page) =>
  !document ||
  elements.some(
    (element) =>
      element.tagName === "meta" &&
      attribute(element, "name") === "robots" &&
      /noindex/.test(attribute(element, "content") ?? ""),
  );

const pieceOf = (page: Page, element: string) =>
  page.pieces.find((piece) => piece.element === element);

function one(page: Page, piece: Piece | undefined, say: string): Hit[] {
  return [{ page: page.file, ...(piece && { piece }), words: piece?.text ?? "", say }];
}

/** Titles that are missing, doubled, or longer than results show. */
export const titles: MakeCheck = (rule) => {
  const { most } = limits.parse(rule.with);
  const seen = new Map<string, string>();
  return {
    page(page) {
      if (isHidden(page)) return [];
      const piece = pieceOf(page, "title");
      if (!piece) return one(page, piece, "there is no title");
      const other = seen.get(piece.text);
      seen.set(piece.text, page.file);
      if (other) return one(page, piece, `${other} has the same title "${piece.text}"`);
      const { length } = piece.text;
      return length > most
        ? one(page, piece, `it has ${length} characters, and results show about ${most}`)
        : [];
    },
  };
};

/** Descriptions that are missing, cut or too short to be shown. */
export const descriptions: MakeCheck = (rule) => {
  const { least, most } = limits.parse(rule.with);
  return {
    page(page) {
      if (isHidden(page)) return [];
      const piece = pieceOf(page, "meta description");
      if (!piece) return one(page, piece, "there is none");
      const { length } = piece.text;
      if (length >= least && length <= most) return [];
      return one(page, piece, `it has ${length} characters; ${least} to ${most} are shown whole`);
    },
  };
};

function imageHit({ file }: Page, image: Element, say: string): Hit {
  const place = image.sourceCodeLocation;
  const src = attribute(image, "src") ?? "";
  const at = { line: place?.startLine ?? 1, column: place?.startCol ?? 1 };
  const piece = { where: "image-name", text: src, element: "img", ...at } as const;
  return { page: file, piece, words: src, say: `${src || "an image"} ${say}` };
}

const imagesOf = ({ elements }: Page) => elements.filter(({ tagName }) => tagName === "img");

/** Pictures without an alt text; an empty one says that the picture is an ornament. */
export const missingAlt: MakeCheck = () => ({
  page: (page) =>
    imagesOf(page)
      .filter((image) => attribute(image, "alt") === undefined)
      .map((image) => imageHit(page, image, "has no alt text")),
});

/** Pictures without a size, whose page jumps while it loads. */
export const imageWithoutSize: MakeCheck = () => ({
  page: (page) =>
    imagesOf(page)
      .filter((image) => !attribute(image, "width") || !attribute(image, "height"))
      .map((image) => imageHit(page, image, "has no width and height")),
});

/** Pages whose own HTML is heavier than a slow phone should be given. */
export const pageTooHeavy: MakeCheck = (rule) => {
  const { most } = limits.parse(rule.with);
  return {
    page({ file, bytes }) {
      if (bytes <= most) return [];
      const say = `${formatFileSize(bytes)}, the most is ${formatFileSize(most)}`;
      return [{ page: file, words: "", say }];
    },
  };
};
