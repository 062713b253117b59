import { markdown, variant, words } from "@/lib/content/schemas/common";

export const answerTop = variant(
  {},
  "answer",
  "The subjects of a page of questions, and one answer in a word",
  { ...words("question", "short", "note"), text: markdown },
);
