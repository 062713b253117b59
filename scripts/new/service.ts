import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkAddress, TITLE_LENGTH, titleOf } from "./names";

const FOLDER = "content/services";

/** After all services that there are. */
function nextOrder(root: string): number {
  const orders = readdirSync(path.join(root, FOLDER)).map((file) => {
    const text = readFileSync(path.join(root, FOLDER, file), "utf8");
    return Number(/^order: (\d+)/m.exec(text)?.[1] ?? 0);
  });
  return Math.max(0, ...orders) + 10;
}

function serviceText(name: string, order: number): string {
  const title = titleOf(name);
  const inSearch = `${title}: plans and prices`;
  return `# yaml-language-server: $schema=../../schemas/service.json
# The service /${name}. What is tagged !placeholder is an example: write the firm's own, and remove the
# tag. The prices below are examples too.
title: !placeholder ${title}
# Its place in menus and lists; lower numbers come first.
order: ${order}

meta:
  # In search results and on the browser's tab: about 38 letters, on no other page.
  title: !placeholder "${inSearch.length <= TITLE_LENGTH ? inSearch : title.slice(0, TITLE_LENGTH)}"
  # In search results: one or two sentences of 120 to 160 characters, on no other page.
  description: !placeholder >-
    Research on ${title.toLowerCase()}: what it covers, for whom it is, and what one month and six months
    cost. From {{price.${name}-1m}} plus GST.

# On /services.
card:
  description: !placeholder What the service covers, in one or two sentences.
  benefits:
    - !placeholder First thing that a subscriber gets
    - !placeholder Second thing that a subscriber gets

audience: !placeholder Who it is for, in a few words

banner:
  heading: !placeholder ${title} research, said in one line
  subheading: !placeholder >-
    One or two sentences: what is published, and what a subscriber can do with it.

facts:
  segment: !placeholder What is traded
  holding: !placeholder How long a position is held
  support: !placeholder Messaging
  channel: "{{firm.channel}}"
  hours: !placeholder When calls usually come
  frequency: !placeholder No promised number
  exits: !placeholder Whether changes and exits are sent
  capital: !placeholder
    rupees: 500000
    why: why less makes no sense

# On the sheet of key facts.
largestLoss: !placeholder The largest loss that somebody who follows the research can have.

# The button of each plan: Subscribe or Get Started.
cta: Subscribe

# Numbers of the figure beside the heading. Every kind is described in schemas/service.json.
figure:
  kind: call-outcomes
  risk: 1
  reward: 3
  caption: >-
    One call, drawn in units of what is risked. Either path can happen. Illustrative; not a
    recommendation.

blocks:
  - kind: checklist
    heading: !placeholder What the research covers
    items:
      - !placeholder First point
      - !placeholder Second point
  - kind: rate-card
    id: plans
    heading: !placeholder What it costs
  - kind: suitability
    id: suitability
    heading: Who should take it, and who should not
    fit:
      - !placeholder What is true of those it suits
    unfit:
      - !placeholder What is true of those who should leave it

# Ids must be new on the whole site, and stay when a price changes: links carry them.
# price: whole rupees before GST, digits only.
plans:
  - !placeholder
    id: ${name}-1m
    name: Basic
    months: 1
    price: 10000
    features:
      - What the plan holds
  - !placeholder
    id: ${name}-6m
    name: Basic
    months: 6
    price: 50000
    recommended: true
    why: Why it is recommended, in words that a reader can check
    features:
      - What the plan holds
`;
}

/** Writes a service that builds at once, with plan ids of its own. @returns what to do next */
export function newService(root: string, name: string): string {
  checkAddress(root, name);
  const file = `${FOLDER}/${name}.yaml`;
  writeFileSync(path.join(root, file), serviceText(name, nextOrder(root)));
  return `${file} is written. Next:
  1. npm run dev, and open http://localhost:3000/${name}
  2. replace what is tagged !placeholder, prices included, and remove each tag
  3. menus, cards and the table of prices show the service by themselves: publish when it is ready`;
}
