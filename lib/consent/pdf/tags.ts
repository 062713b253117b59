import * as pdf from "pdf-lib";

/** An element of the structure tree, which screen readers use for navigation. */
export interface TagElement {
  ref: pdf.PDFRef;
  dict: pdf.PDFDict;
  kids: pdf.PDFArray;
}

/** Standard structure types (ISO 32000-1, 14.8.4) that this document uses. */
type TagName = "Document" | "H1" | "H2" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Figure";

/** Alternative text of a figure, or the text of drawn content. */
export interface TagWords {
  Alt?: string;
  ActualText?: string;
}

/** Draws between the operators of marked content. @param properties of the content, in PDF syntax */
function within(page: pdf.PDFPage, tag: string, properties: string, draw: () => void): void {
  const begin = pdf.PDFOperator.of(pdf.PDFOperatorNames.BeginMarkedContentSequence, [
    pdf.PDFName.of(tag),
    `<<${properties}>>`,
  ]);
  page.pushOperators(begin);
  draw();
  page.pushOperators(pdf.endMarkedContent());
}

export type Tags = ReturnType<typeof createTags>;

/** Tags a PDF for screen readers, in the order of `add` calls; anything else is an artifact. */
export function createTags(document: pdf.PDFDocument) {
  const { catalog, context } = document;
  const root = context.nextRef();
  /** By page: the elements of its marked content, indexed by MCID. */
  const marked = new Map<pdf.PDFPage, pdf.PDFRef[]>();

  /** @param parent defaults to the document element */
  function add(name: TagName, words: TagWords = {}, parent: TagElement | null = top): TagElement {
    const kids = pdf.PDFArray.withContext(context);
    const dict = context.obj({ Type: "StructElem", S: name, P: parent?.ref ?? root, K: kids });
    for (const [key, text] of Object.entries(words)) {
      dict.set(pdf.PDFName.of(key), pdf.PDFHexString.fromText(text));
    }
    const ref = context.register(dict);
    parent?.kids.push(ref);
    return { ref, dict, kids };
  }

  const top: TagElement = add("Document", {}, null);

  return {
    add,
    /** Draws the content of an element, which must be on one page. */
    mark(page: pdf.PDFPage, { ref, dict, kids }: TagElement, draw: () => void): void {
      const refs = marked.get(page) ?? [];
      marked.set(page, refs);
      dict.set(pdf.PDFName.of("Pg"), page.ref);
      kids.push(context.obj(refs.length));
      // Also here: viewers search and copy the content's text, not that of the structure tree.
      const text = dict.get(pdf.PDFName.of("ActualText"));
      const spoken = text ? `/ActualText ${text}` : "";
      within(page, "Span", `/MCID ${refs.length}${spoken}`, draw);
      refs.push(ref);
    },
    /** Draws content that screen readers skip: rules and lines repeated on each page. */
    artifact: (page: pdf.PDFPage, draw: () => void) => within(page, "Artifact", "", draw),
    /** Writes the structure tree; call it once, after all drawing. */
    finish(): void {
      const numbers = document.getPages().flatMap((page, index) => {
        page.node.set(pdf.PDFName.of("StructParents"), context.obj(index));
        page.node.set(pdf.PDFName.of("Tabs"), pdf.PDFName.of("S"));
        return [context.obj(index), context.obj(marked.get(page) ?? [])];
      });
      const tree = {
        Type: "StructTreeRoot",
        K: [top.ref],
        ParentTree: context.register(context.obj({ Nums: numbers })),
        ParentTreeNextKey: numbers.length / 2,
      };
      context.assign(root, context.obj(tree));
      catalog.set(pdf.PDFName.of("StructTreeRoot"), root);
      catalog.set(pdf.PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    },
  };
}
