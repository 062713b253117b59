// For a loader of one's own: the steps that readContent takes, each by itself.
export {
  checkReferences,
  definedNames,
  type FileWithNames,
  type ReferenceCheck,
} from "./check-references.ts";
export { type Facts, factsIn, factsNamedIn, resolveText } from "./facts.ts";
export { type Addresses, linkMistake, missingFile } from "./links.ts";
export { type Findings, fileIssue, placeAt } from "./mistakes.ts";
export { nearest } from "./nearest.ts";
export { parseSource, readText } from "./parse-source.ts";
export { formatPath, type Path, textsOf } from "./paths.ts";
export { type NamedText, type NamesInFile, namesIn, unknownName } from "./references.ts";
export type { SourceFile } from "./source-file.ts";
export type { TextMistake } from "./text-mistake.ts";
export { resolveFacts, validate } from "./validate.ts";
