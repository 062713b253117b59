import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import ts from "typescript";
import { sourcesIn } from "./sources";

/** Two words in a row, or one with a capital. */
const ENGLISH = /(^|[\s(])[A-Za-z][a-z]+[,.:;]? [a-z]+|(^|[\s(])[A-Z][a-z]{2,}/;
/** A word between two values, such as `{from} to {to}`, or before a number. */
const JOINING = /^\s[a-z]+\s$|\b[a-z]{2,} \d/;

/**
 * Files whose sentences the build prints for whoever edits content or sets keys, or the browser's
 * console for developers, and descriptions of keys.
 */
const FOR_EDITORS =
  /^lib\/(checks|complaints|content|versions|consent\/(seal|providers))\/|schema\.ts$|\/schemas\//;

/** Names that a format prescribes: structures of PDF, types of schema.org; SEBI in full. */
const FORMATS = [
  "lib/consent/pdf/parts.ts",
  "lib/consent/pdf/tags.ts",
  "lib/site/structured-data/",
];

/** Why some words are in code nevertheless. */
const EXCUSED: Record<string, string> = {
  "One-time": "a tenure in the owner's words (docs/requirements.md R5.5)",
  "1 Month": "a tenure in the owner's words (docs/requirements.md R5.5)",
  Months: "a tenure in the owner's words (docs/requirements.md R5.5)",
  "Failed to upload PDF": "the owner's error (docs/requirements.md R9.4)",
  "The user ID is required": "the provider's error (docs/requirements.md R9.9)",
  "The service ID is required": "the provider's error (docs/requirements.md R9.9)",
  "The template ID is required": "the provider's error (docs/requirements.md R9.9)",
  to: "between two dates, as formatDate() writes them in English",
  "under 0.1%": "a number too small to print, as the format of numbers writes it",
  ProviderError: "a name in the browser's console",
  Escape: "a key of the keyboard",
  "main noscript": "a selector",
  "main section, footer": "a selector",
  "Content-Type": "a header of HTTP",
};

/** Read in the firm's hours as content has them, and written for schema.org. */
const WEEKDAY = /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/;

const isExcused = (words: string) => words in EXCUSED || WEEKDAY.test(words);

/** Utilities of Tailwind that look like words. */
const UTILITIES = ["absolute", "block", "fixed", "flex", "grid", "hidden", "inline", "relative"];
const OWN_CLASSES = readFileSync("app/globals.css", "utf8").matchAll(/(?:\.|@utility )([a-z]+)\b/g);
const CLASSES = new Set([...UTILITIES, ...[...OWN_CLASSES].map(([, name]) => name)]);

/** A name of a class: one of the style sheet's, or a utility with a sign in it (`gap-x-8`). */
const isClass = (token: string) => CLASSES.has(token) || /^[^A-Z]*([a-z]!|[-[\]:/].)/.test(token);

/** A text with its classes taken out, so that a list of them is no sentence. */
function withoutClasses(text: string): string {
  const tokens = text.split(/(\s+)/);
  return tokens.map((token) => (isClass(token) ? "." : token)).join("");
}

function isEnglish(text: string): boolean {
  return ENGLISH.test(withoutClasses(text)) || JOINING.test(text);
}

/** Modules, classes, shapes, errors and logs: for machines and developers. */
function isForMachines(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isThrowStatement(node) || ts.isTypeNode(node)) return true;
  if (ts.isCallExpression(node)) return /\blog$/.test(node.expression.getText());
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
    return /^["']?(className|d|rel|@type)["']?$/.test(node.name.getText());
  }
  // A directive such as "use client".
  return ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);
}

/** English in a file's code that a visitor may read. */
function wordsIn(file: string): string[] {
  const words: string[] = [];
  function visit(node: ts.Node): void {
    if (isForMachines(node)) return;
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && isEnglish(node.text)) words.push(node.text.trim());
    ts.forEachChild(node, visit);
  }
  const source = readFileSync(file, "utf8");
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return words;
}

/** A source without its comments, which may have examples. */
function codeOf(file: string): string {
  const text = readFileSync(file, "utf8");
  const loader = file.endsWith("x") ? "tsx" : "ts";
  return transformSync(text, { loader, jsx: "preserve", charset: "utf8" }).code;
}

test.each(["app", "components", "lib"])("%s has no words of its own", (room) => {
  const files = sourcesIn(room)
    .filter((file) => !FOR_EDITORS.test(file))
    .filter((file) => !FORMATS.some((format) => file.startsWith(format)));
  const found = files.flatMap((file) =>
    wordsIn(file)
      .filter((words) => !isExcused(words))
      .map((words) => `${file}: ${words}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test.each([
  ["prices", /(?:₹|\b(?:Rs\.?|INR))\s?\d[\d,]*/],
  ["registration numbers but of zeros", /\bIN[HA](?!0{9})\d{9}\b/],
  ["phone numbers but of zeros", /\+91[\s-]?(?!0{5}[\s-]?0{5})\d{5}[\s-]?\d{5}|\b[6-9]\d{9}\b/],
  ["e-mail addresses", /[\w.-]+@[\w-]+\.(?:com|in|org|net|example)\b/],
])("app, components and lib are free of %s, which stand once in content", (_, fact) => {
  const found = sourcesIn("app", "components", "lib").filter((file) => fact.test(codeOf(file)));
  expect(found).toEqual([]);
});
