import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** Folders whose words are all in content. */
const ROOMS = ["figures", "planner", "refund-calculator", "carousel", "inquiry-form"];

/** Two words in a row, or one with a capital: neither a class, a key nor an attribute's value. */
const ENGLISH = /(^|[\s(])[A-Za-z][a-z]+[,.:;]? [a-z]+|(^|[\s(])[A-Z][a-z]{2,}/;

/** Texts in code that a visitor may read: no classes, directives or module names. */
function textsIn(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) ||
      (ts.isJsxAttribute(node) && /^(className|d|rel)$/.test(node.name.getText()))
    )
      return;
    if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const source = readFileSync(file, "utf8");
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

test.each(ROOMS)("%s has no words of its own", (room) => {
  const folder = path.join("components", room);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const texts = textsIn(path.join(folder, file));
    expect([file, ...texts.filter((text) => ENGLISH.test(text))]).toEqual([file]);
  }
});
