// For a loader of your own: names, links, and whether they lead somewhere.
export {
  checkReferences,
  definedNames,
  type FileWithNames,
  type ReferenceCheck,
} from "../check-references.ts";
export { type Addresses, linkMistake, missingFile } from "../links.ts";
export { type NamesInFile, namesIn, unknownName } from "../references.ts";
