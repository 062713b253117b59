// What schemas need; it imports nothing of Node, so that browsers can load a schema.
export { defines, linked, reference, suggesting } from "../references.ts";
