/** The package ships no types. */
declare module "subset-font" {
  interface SubsetFontOptions {
    targetFormat?: "sfnt" | "woff2";
    /** OpenType features to keep; all others are removed. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Tags of tables to remove. */
    dropTables?: string[];
  }
  function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>;
  export = subsetFont;
}
