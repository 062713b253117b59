// For a loader of your own: files, their places, and what is wrong with them.
export { type DatedParts, type DatedValue, readAsOf } from "../dated.ts";
export { type Findings, fileIssue, placeAt } from "../mistakes.ts";
export { decodeText, parseSource, readText } from "../parse-source.ts";
export { formatPath, type Path, textsOf } from "../paths.ts";
export { type SourceFile, sourceFile } from "../source-file.ts";
export { validate } from "../validate.ts";
