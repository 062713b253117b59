export { Fact, type FactTree } from "./facts.ts";
export { jsonSchema } from "./json-schema.ts";
export { ContentError, type ContentIssue, formatIssue } from "./mistakes.ts";
export {
  type ContentFile,
  type ContentOptions,
  type ReadContent,
  readContent,
} from "./read-content.ts";
export { defines, linked, reference, suggesting } from "./references.ts";
