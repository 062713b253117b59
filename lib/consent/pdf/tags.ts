import {
  endMarkedContent,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from "pdf-lib";

/** An element of the structure tree, by which screen readers find their way. */
export interface TagElement {
  ref: PDFRef;
  dict: PDFDict;
  kids: PDFObject[];
}

/** Standard structure types of ISO 32000-1, 14.8.4, as far as this document has them. */
type TagName = "Document" | "H1" | "H2" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Figure";

const ACTUAL_TEXT = PDFName.of("ActualText");

function within(page: PDFPage, tag: string, properties: string, draw: () => void): void {
  const content = [PDFName.of(tag), `<<${properties}>>`];
  page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, content));
  draw();
  page.pushOperators(endMarkedContent());
}

export type Tags = ReturnType<typeof createTags>;

/**
 * Tags what is drawn, so that a PDF can be read aloud in the order in which elements are made.
 * Everything drawn belongs to an element or is an artifact.
 */
export function createTags(document: PDFDocument) {
  const { catalog, context } = document;
  const root = context.nextRef();
  /** By page: the elements of its marked content, in the order of their numbers. */
  const marked = new Map<PDFPage, PDFRef[]>();
  const elements: TagElement[] = [];

  function create(name: TagName, parent: PDFRef): TagElement {
    const dict = context.obj({ Type: "StructElem", S: name, P: parent });
    const element = { ref: context.register(dict), dict, kids: [] };
    elements.push(element);
    return element;
  }

  const top = create("Document", root);

  return {
    /** @param parent the document where none is given */
    add(name: TagName, parent = top): TagElement {
      const element = create(name, parent.ref);
      parent.kids.push(element.ref);
      return element;
    },
    /** Draws what an element consists of; an element is on one page. */
    mark(page: PDFPage, { ref, dict, kids }: TagElement, draw: () => void): void {
      const refs = marked.get(page) ?? [];
      marked.set(page, refs);
      dict.set(PDFName.of("Pg"), page.ref);
      kids.push(context.obj(refs.length));
      // Here too: viewers search and copy by the content's own text, not by the tree's.
      const text = dict.get(ACTUAL_TEXT);
      within(page, "Span", `/MCID ${refs.length}${text ? `/ActualText ${text}` : ""}`, draw);
      refs.push(ref);
    },
    /** Draws what is not read aloud: rules, and lines that each page repeats. */
    artifact: (page: PDFPage, draw: () => void) => within(page, "Artifact", "", draw),
    /** Gives words for what a figure shows, or the text of a picture; call it before `mark`. */
    describe({ dict }: TagElement, key: "Alt" | "ActualText", text: string): void {
      dict.set(PDFName.of(key), PDFHexString.fromText(text));
    },
    /** Writes the tree into the document; called once, when all is drawn. */
    finish(): void {
      for (const { dict, kids } of elements) dict.set(PDFName.of("K"), context.obj(kids));
      const numbers = document.getPages().flatMap((page, index) => {
        page.node.set(PDFName.of("StructParents"), context.obj(index));
        page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
        return [context.obj(index), context.obj(marked.get(page) ?? [])];
      });
      const tree = {
        Type: "StructTreeRoot",
        K: [top.ref],
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: numbers.length / 2,
      };
      context.assign(root, context.obj(tree));
      catalog.set(PDFName.of("StructTreeRoot"), root);
      catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    },
  };
}
