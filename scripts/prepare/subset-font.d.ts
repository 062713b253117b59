/** The package ships no types. */
declare module "subset-font" {
  interface SubsetFontOptions {
    targetFormat?: "sfnt" | "woff2";
    /** OpenType layout features to keep; all others are dropped. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Tags of tables to leave out. */
    dropTables?: string[];
  }
  function subsetFont(font: Buffer, text: string, options?: SubsetFontOptions): Promise<Buffer>;
  export = subsetFont;
}
