import { readFileSync, writeFileSync } from "node:fs";

/**
 * Puts text before a line of a file.
 * @param before that line's beginning, or several lines; the last place where it occurs counts
 * @throws Error when the file has no such line: then this command has to follow the code
 */
export function insertBefore(file: string, before: string, text: string): void {
  const source = readFileSync(file, "utf8");
  const at = source.lastIndexOf(`\n${before}`);
  if (at < 0) throw new Error(`${file} has no line that begins with "${before}".`);
  writeFileSync(file, `${source.slice(0, at + 1)}${text}${source.slice(at + 1)}`);
}

/** Adds an import from the same folder, in the order that the formatter asks for. */
export function addImport(file: string, component: string, name: string): void {
  const lines = readFileSync(file, "utf8").split("\n");
  const sibling = /^import .* from "\.\/(.*)";$/;
  const next = lines.findIndex((line) => (sibling.exec(line)?.[1] ?? "") > name);
  const last = lines.findLastIndex((line) => sibling.test(line));
  lines.splice(next < 0 ? last + 1 : next, 0, `import { ${component} } from "./${name}";`);
  writeFileSync(file, lines.join("\n"));
}
