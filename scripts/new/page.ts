import { writeFileSync } from "node:fs";
import path from "node:path";
import { checkAddress, TITLE_LENGTH, titleOf } from "./names";

function pageText(name: string): string {
  const title = titleOf(name);
  return `# yaml-language-server: $schema=../../schemas/page.json
# The page /${name}. Texts tagged !placeholder are examples: write the firm's own, and remove the tag.
meta:
  # In search results and on the browser's tab: about 38 letters, on no other page.
  title: !placeholder ${title.slice(0, TITLE_LENGTH)}
  # In search results: one or two sentences of 120 to 160 characters, on no other page.
  description: !placeholder >-
    What ${title.toLowerCase()} is about, in one or two whole sentences of 120 to 160 characters, with the
    fact that people search for.
# Keeps the page out of search engines, the sitemap and llms.txt. Remove it when the page is ready.
noindex: true
# To show the page in a menu, remove the # of the next four lines; lower numbers come first.
#menu:
#  label: ${title}
#  header: 90
#  footer: 90
banner:
  heading: !placeholder ${title}
  subheading: !placeholder One sentence that says what a visitor finds here.
# Shown one below the other. Every kind is listed in docs/blocks.md, and completed by your editor.
blocks:
  - kind: prose
    id: introduction
    heading: !placeholder First heading
    text: !placeholder >-
      A paragraph. Links are written [like this](/contact), facts of the firm like this: {{firm.name}}.
  - kind: faq
    id: questions
    heading: !placeholder Questions
    items:
      - question: !placeholder What do people ask first?
        answer: !placeholder The answer, in a sentence or two.
`;
}

/** Writes a page of blocks that builds at once. @returns what to do next */
export function newPage(root: string, name: string): string {
  checkAddress(root, name);
  const file = `content/pages/${name}.yaml`;
  writeFileSync(path.join(root, file), pageText(name));
  return `${file} is written. Next:
  1. npm run dev, and open http://localhost:3000/${name}
  2. replace each text tagged !placeholder, and remove the tag
  3. for a place in the menus remove the # of the four lines from "menu:" on; for search engines remove "noindex: true"`;
}
