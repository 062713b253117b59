// For a loader of your own: the facts that texts name.
export { type Facts, factsIn, factsNamedIn, resolveText } from "../facts.ts";
export { resolveFacts } from "../validate.ts";
