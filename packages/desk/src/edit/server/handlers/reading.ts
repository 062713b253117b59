import path from "node:path";
import { z } from "zod";
import { siteUrl } from "@/lib/site/site-url";
import { todayInIndia } from "@/lib/text/days";
import { comingDays } from "../../../changes/coming";
import type { Calls, EditState, FieldsAnswer, Mistake, Place } from "../../api";
import { fieldOf } from "../../fields/field-of";
import { named, wayTo } from "../../fields/way-to";
import { labelOf } from "../../labels";
import { gitState } from "../../send/git-state";
import type { Snapshot } from "../../sources/contents";
import { Locator } from "../../sources/locate";
import { fileLabel, pagesOf } from "../../sources/pages";
import { pathInWords } from "../../sources/path-in-words";
import { mistakeOf } from "../../sources/place-of-mistake";
import { indexTexts } from "../../sources/text-index";
import { partAt } from "../../writing/edit-text";
import { placeholdersLeft } from "../../writing/save-edit";
import { Marked, type Tree, treeFrom } from "../../writing/yaml-tree";
import { asked, place, plain, textsOnPage } from "../asked";
import { missing } from "../refused";
import type { Room } from "../room";
import { forgetGone } from "./writing";

/** The site behind the page. */
export interface ShownSite {
  readonly isReady: boolean;
  readonly day: string;
}

/** Mistakes that the content has now. */
export function mistakesNow(snapshot: Snapshot): Mistake[] {
  const { mistakes, files } = snapshot;
  return mistakes.map((issue) =>
    named(
      mistakeOf(issue, (file) => files.get(file)),
      snapshot,
    ),
  );
}

/** What changes by itself in the days to come, a line each. */
function daysToCome(room: Room, { content }: Snapshot): EditState["comingDays"] {
  const days = comingDays(path.join(room.root, "content"), content, todayInIndia());
  return days.map(({ day, changes }) => ({
    day,
    changes: changes.map(
      ({ path: where, before = "nothing", after = "nothing" }) =>
        `${pathInWords(where, content)}: ${before} → ${after}`,
    ),
  }));
}

const MOST_KEYS = 8;

/** What a file has at its top: "Name, Site, Phone". */
function keysIn(tree: Tree | undefined): string {
  const group = tree instanceof Marked ? tree.value : tree;
  if (typeof group !== "object" || group === null || Array.isArray(group)) return "";
  return Object.keys(group).slice(0, MOST_KEYS).map(labelOf).join(", ");
}

/** All texts with what they are called: by the menu, or by their file. */
function filesOf({ files, content }: Snapshot): EditState["files"] {
  return [...files.values()].map(({ file, tree }) => {
    return { file, label: fileLabel(file, content), help: keysIn(tree) };
  });
}

export function stateOf(room: Room, site: ShownSite): EditState {
  const { snapshot } = room;
  const { content } = snapshot;
  forgetGone(room);
  return {
    firm: content.firm.name,
    site: siteUrl(content.firm),
    pages: pagesOf(content),
    files: filesOf(snapshot),
    day: site.day,
    today: todayInIndia(),
    comingDays: daysToCome(room, snapshot),
    placeholdersLeft: placeholdersLeft(room),
    changesOpen: room.journal.open.length,
    ...gitState(room.root),
    mistakes: mistakesNow(snapshot),
    ready: site.isReady,
  };
}

/** A place, or the nearest one around it that there is: what led there may be gone by now. */
function nearest(room: Room, at: Place, tree: Tree): Place {
  const isThere = partAt(tree, at.path).part !== undefined;
  if (isThere || at.path.length === 0 || wayTo(at, room.snapshot).schema) return at;
  return nearest(room, { file: at.file, path: at.path.slice(0, -1) }, tree);
}

export function fieldsAt(room: Room, ask: unknown): FieldsAnswer {
  const { place: wanted, value } = asked(z.object({ place, value: plain.optional() }), ask);
  const file = room.fileAt(wanted.file);
  const tree =
    file.tree ?? missing(`${wanted.file} cannot be read: correct it in an editor of texts.`);
  const at = value === undefined ? nearest(room, wanted, tree) : wanted;
  const { schema, trail } = wayTo(at, room.snapshot);
  const { part, mark } =
    value === undefined ? partAt(tree, at.path) : { part: treeFrom(value), mark: undefined };
  const label = trail.at(-1)?.label ?? at.file;
  return {
    hash: file.hash,
    field: fieldOf({ schema, tree: part, place: at, label, mark }, room.fieldRoom),
    trail,
  };
}

/** Finds texts of pages; made again when content has changed. */
export class PageTexts {
  private of: Snapshot | undefined;
  private locator: Locator | undefined;

  constructor(private readonly room: Room) {}

  locate(ask: unknown): Calls["locate"]["get"] {
    const { route, texts } = asked(textsOnPage, ask);
    const { snapshot } = this.room;
    if (!this.locator || this.of !== snapshot) {
      this.of = snapshot;
      this.locator = new Locator(indexTexts(snapshot), this.room.fieldRoom, this.room.root);
    }
    return this.locator.locate(route, texts);
  }
}

/** Values that the firm has still to supply. */
export function placeholdersIn(room: Room): Calls["placeholders"]["get"] {
  const { snapshot } = room;
  const left: Calls["placeholders"]["get"]["left"][number][] = [];
  for (const { file, tree } of snapshot.files.values()) {
    if (tree === undefined) continue;
    for (const marked of markedIn(file, tree)) {
      const { trail } = wayTo(marked, snapshot);
      const says = trail.map(({ label }) => label).join(" › ");
      left.push({ place: marked, says, value: shownValue(partAt(tree, marked.path).part) });
    }
  }
  return { left };
}

function shownValue(part: unknown): string {
  return JSON.stringify(part, (_, value) =>
    value instanceof Marked ? value.value : value,
  ).replace(/^"|"$/g, "");
}

/** The places of all marks in a file. */
function markedIn(file: string, tree: Tree, at: Place["path"] = []): Place[] {
  if (tree instanceof Marked) return [{ file, path: at }, ...markedIn(file, tree.value, at)];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, child]) => {
    const key = Array.isArray(tree) ? Number(name) : name;
    return markedIn(file, child, [...at, key]);
  });
}
