import { formatFileSize } from "@/lib/text/format";
import { attribute, type Element, elementsOf } from "@/scripts/export/html-tree";
import type { Page, Piece } from "../page-texts";
import type { Hit, MakeCheck } from "./check";

/** Characters of a description: result pages cut a longer one, and seldom show a shorter one. */
const DESCRIPTION = { least: 120, most: 160 };
/** Characters of a title that Google shows on a phone and on a wide screen, about. */
const TITLE = 65;
/** Of a page's own HTML; what it fetches is measured by the tests of speed. */
const PAGE_BYTES = 250_000;

const isHidden = ({ document }: Page) =>
  !document ||
  [...elementsOf(document)].some(
    (element) =>
      attribute(element, "name") === "robots" &&
      /noindex/.test(attribute(element, "content") ?? ""),
  );

const pieceOf = (page: Page, element: string) =>
  page.pieces.find((piece) => piece.element === element);

function one(page: Page, piece: Piece | undefined, say: string): Hit[] {
  return [{ page: page.file, ...(piece && { piece }), words: piece?.text ?? "", say }];
}

/** Titles that are missing, doubled, or longer than results show. */
export const titles: MakeCheck = () => {
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
      return length > TITLE
        ? one(page, piece, `${length} characters, shown are about ${TITLE}`)
        : [];
    },
  };
};

/** Descriptions that are missing, cut or too short to be shown. */
export const descriptions: MakeCheck = () => ({
  page(page) {
    if (isHidden(page)) return [];
    const piece = pieceOf(page, "meta description");
    const { least, most } = DESCRIPTION;
    if (!piece) return one(page, piece, "there is none");
    const { length } = piece.text;
    const isFit = length >= least && length <= most;
    return isFit
      ? []
      : one(page, piece, `${length} characters; ${least} to ${most} are shown best`);
  },
});

function imageHit({ file }: Page, image: Element, say: string): Hit {
  const place = image.sourceCodeLocation;
  const src = attribute(image, "src") ?? "";
  const at = { line: place?.startLine ?? 1, column: place?.startCol ?? 1 };
  const piece = { where: "image-name", text: src, element: "img", ...at } as const;
  return { page: file, piece, words: src, say: `${src || "an image"} ${say}` };
}

const imagesOf = ({ document }: Page) =>
  document ? [...elementsOf(document)].filter(({ tagName }) => tagName === "img") : [];

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

/** Pages whose HTML is heavier than a slow phone should be given. */
export const pageTooHeavy: MakeCheck = () => ({
  page: ({ file, bytes }) =>
    bytes > PAGE_BYTES
      ? [
          {
            page: file,
            words: "",
            say: `${formatFileSize(bytes)}, the most is ${formatFileSize(PAGE_BYTES)}`,
          },
        ]
      : [],
});
