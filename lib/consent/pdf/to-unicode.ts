import type { PDFContext, PDFRef } from "pdf-lib";

/**
 * Says which characters the codes of a font stand for, so that its text can be searched and copied.
 * @param range of the codes, in hexadecimal digits
 * @param meanings a code and its UTF-16, in hexadecimal digits
 */
export function addToUnicode(
  context: PDFContext,
  range: readonly [first: string, last: string],
  meanings: readonly (readonly [code: string, utf16: string])[],
): PDFRef {
  const lines = meanings.map(([code, utf16]) => `1 beginbfchar <${code}> <${utf16}> endbfchar`);
  return context.register(
    context.flateStream(`/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange <${range[0]}> <${range[1]}> endcodespacerange
${lines.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`),
  );
}
