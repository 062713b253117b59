/*
 * The page to edit in: what its two halves say to each other. `npm run edit` starts both.
 *
 *   command.ts        reads the arguments, starts `npm run dev` on an inner port and the server
 *   api.ts            this file: every call with its request, its answer and its errors
 *   labels.ts         what keys of the files are called, for both halves
 *   server/           Node: who may ask, the proxy before the site, and what each call does
 *   sources/          where a text of a page was written: pages, texts, facts
 *   fields/           a file as fields: labels and help from the schemas, what is fixed, placeholders
 *   writing/          one value into its file and nothing else: YAML, Markdown, CSV
 *   send/             changes since the last approval: list, undo, release, branch, patch
 *   page/             the browser's half: the bar, the side panel, the site in a frame; main.tsx
 *
 * `/__edit/` is the page. It has the site in a frame of the same origin, at the site's own
 * addresses. `/__edit/api/NAME` are the calls below: a POST with JSON, with the header
 * `X-Edit-Token` (from `<meta name="edit-token">` of the page) beside the cookie. `picture` has its
 * bytes as the body. `/__edit/events` tells by server-sent events what happens. All else is the site.
 *
 * Nothing here imports Node or React, so that both halves can.
 */

/** Begins the addresses that are not the site's. */
export const EDIT = "/__edit/";
export const API = `${EDIT}api/`;
export const EVENTS = `${EDIT}events`;
export const TOKEN_HEADER = "x-edit-token";

/** Keys and positions from the top of a file to a value: `["plans", 2, "price"]`. */
export type ValuePath = readonly (string | number)[];

/** A value of a file: of content/ as git names it, `content/services/options.yaml`. */
export interface Place {
  file: string;
  /** In the file as it is written, with dated values and entries of other days. Empty: the file. */
  path: ValuePath;
}

/** Plain data of YAML. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A mistake as a build says it. */
export interface Mistake {
  /** `content/services/options.yaml:41:12` */
  at: string;
  /** The value, if it can be told: a click leads there. */
  place: Place | undefined;
  /** "Options › Plans › Basic › Price" */
  says?: string | undefined;
  message: string;
}

/** What the linter says of a text: a rule of SEBI's or the owner's. Never stops a save. */
export interface Advice {
  level: "error" | "warning" | "note";
  message: string;
  /** What to do about it; empty if the message is enough. */
  cure: string;
  /** The words that it is about; empty for the whole text. */
  words: string;
  /** Circular and paragraph. */
  source: string;
}

/** Words that the owner fixed (rules/owner.yaml). */
export interface Fixed {
  /** The words that must stay. */
  words: string;
  /** Whether the value must be these words and no others. */
  exactly: boolean;
  /** `R4.1` */
  requirement: string;
  /** The requirement's own sentence, from docs/requirements.md. */
  sentence: string;
  /** Who may change it: "the owner". */
  approver: string;
}

/** A fact inside a text: written once, elsewhere. */
export interface FactInText {
  /** As the file has it: `{{firm.address.city}}`. */
  written: string;
  /** As pages print it: "Bangalore". */
  shown: string;
  /** Where it is written; undefined for what is computed, such as a saving. */
  place: Place | undefined;
  /** "the firm's city, in content/firm.yaml", "a promise", "computed from the prices". */
  says: string;
}

/* ------------------------------------------------------------------ fields */

/** How a value is edited. */
export type FieldKind =
  /** One line or paragraph without marks. */
  | "text"
  /** Links, emphasis, lists, paragraphs. */
  | "markdown"
  | "number"
  | "switch"
  /** `2030-05-13` */
  | "day"
  /** One of `choices`. */
  | "choice"
  /** A name of a file in content/pictures; drop one with `picture`. */
  | "picture"
  /** Nothing that may be edited here: an id that other files name, the kind of a band. */
  | "plain"
  | "group"
  | "list"
  /** Another value on other days: its `fields` are the usual value and the dated ones. */
  | "dated";

/** A value with all that a form needs to show and edit it. */
export interface Field {
  place: Place;
  kind: FieldKind;
  /** "Largest loss"; of an entry of a list its title, or "Entry 3". */
  label: string;
  /** What the schema says of it; empty if nothing. */
  help: string;
  /** As the file has it; undefined for a key that may be added and is not there. */
  value: Plain | undefined;
  /** As the page prints it, with facts filled in; for texts alone. */
  shown: string | undefined;
  /** Whether it may be left out: a group shows such keys as "add". */
  optional: boolean;
  /** Whether the firm has still to supply it: its own mark `!placeholder`, or that of a group above. */
  placeholder: "own" | "above" | undefined;
  fixed: readonly Fixed[];
  facts: readonly FactInText[];
  /** For `choice`, and suggestions for a text that names something (a page, a plan). */
  choices: readonly string[];
  /** The keys of a group, entries of a list, spans of a dated value; all that may be there. */
  fields: readonly Field[];
  /**
   * For a list: what may be added, each with what it begins with. Texts are empty and numbers `null`
   * where somebody has to fill them in. Also of a group that is not there.
   */
  entries: readonly {
    label: string;
    /** What the schema says of its kind. */
    help?: string;
    value: Plain;
    more?: readonly Plain[];
  }[];
  /** For a list: how few and how many entries the schema takes. */
  least: number;
  most: number | undefined;
  /** Clients accept this text by version: a build needs a new version of it. */
  versioned: boolean;
  /** Letters of a title or description that search results show; undefined for other texts. */
  longest: number | undefined;
  /**
   * Of a text by which its entry is known (an id): the names of that kind that there are. May be
   * typed until the entry is saved; other files name it then.
   */
  names?: { kind: string; taken: readonly string[] } | undefined;
}

/* ----------------------------------------------------------------- sources */

/** A text of a page, as the frame has it. */
export interface TextOnPage {
  /** `textContent` of the smallest element that holds the text, blanks as they are. */
  text: string;
  /** Its heading, or the texts around it: for a choice between alike ones. May be empty. */
  near: string;
  /** What a short text stands in, the smallest first: its cell, its row or card. */
  holders?: readonly HolderOfText[] | undefined;
}

/** A part of a page around a text. */
export interface HolderOfText {
  text: string;
  /** Addresses of links in it, or around it: `/options`, `tel:+91...`. */
  links: readonly string[];
}

/** Where a text of a page comes from. */
export interface SourceOfText {
  place: Place;
  /** "Plans › Basic › Price": labels from the top of the file. */
  trail: readonly string[];
  /** `content/services/options.yaml:201` */
  at: string;
  /**
   * - `whole`: the text is this value and no more: edit it in place.
   * - `piece`: the text is one paragraph or entry of this Markdown.
   * - `part`: the value stands among other words of the text (a template, a price, a date).
   */
  match: "whole" | "piece" | "part";
  kind: FieldKind;
  /** As written: with marks, `{{facts}}` and `{names}`. For `piece` the paragraph alone. */
  written: string;
  /** Of a sentence with `{names}` that several pages print: how many, as they were last built. */
  pages?: number | undefined;
  /** For `piece`: where `written` stands in the whole value, as letters from its start. */
  from: number | undefined;
  facts: readonly FactInText[];
  fixed: readonly Fixed[];
  placeholder: "own" | "above" | undefined;
  versioned: boolean;
  /** Of the file, to send back with a save. */
  hash: string;
}

/* ------------------------------------------------------------------- calls */

/** The answer of a call, or why there is none. HTTP: 200, or 400, 403, 404, 409, 422, 500. */
export type Answer<Result> = { ok: true; result: Result } | { ok: false; error: Refusal };

export type Refusal =
  /** Not from this page, or its session is over: open the address that the terminal shows. 403 */
  | { kind: "stranger"; message: string }
  /** No such file, value, change. 404 */
  | { kind: "missing"; message: string }
  /** The file says something else than this page saw: both are shown, nothing is written. 409 */
  | {
      kind: "conflict";
      message: string;
      hash: string;
      theirs: Plain | undefined;
      yours: Plain | undefined;
    }
  /** A build would refuse it, or the owner fixed it: nothing is written. 422 */
  | { kind: "mistakes"; message: string; mistakes: readonly Mistake[]; fixed: readonly Fixed[] }
  /** Anything else, in a sentence. 400 and 500 */
  | { kind: "failed"; message: string };

/** A value in a file that is to change, and what the page saw of it. */
export interface Change {
  place: Place;
  /** Of the file when the value was read (`SourceOfText.hash`, `FieldsAnswer.hash`). */
  hash: string;
  /**
   * What was read at the place; undefined where there was nothing. If the file has changed elsewhere
   * and this has not, the change is made all the same.
   */
  before: Plain | undefined;
}

/** What may be done to a value. */
export type Edit =
  /** Another value: a text, number, switch, day; a group as a whole, where it was not there. */
  | { do: "set"; value: Plain; supplied?: boolean | undefined }
  /** The mark `!placeholder` goes (`supplied: true`) or comes back. */
  | { do: "supply"; supplied: boolean }
  /** A key that may be missing goes. */
  | { do: "remove" }
  /** The place is the list, which may be missing. @property at position of the new entry */
  | {
      do: "add";
      at: number;
      value: Plain;
      /** Rows of a table that count only together with it: they come behind it. */
      more?: readonly Plain[] | undefined;
    }
  /** The place is the list. */
  | { do: "take"; at: number }
  /** The place is the list; `to` is the position once it is taken out. */
  | { do: "move"; from: number; to: number }
  /** Other values on other days. `usual` holds on all days besides; no spans: one value again. */
  | {
      do: "date";
      usual?: Plain | undefined;
      spans: readonly { from?: string | undefined; until?: string | undefined; value: Plain }[];
    };

export interface Saved {
  file: string;
  hash: string;
  /** The id of the change in `changes`, to undo it; empty where nothing was to be changed. */
  id: string;
  /** Lines that git will show as new or gone: 1 for a word in a line. */
  lines: number;
  /** What stands at the place now; undefined: nothing. */
  value: Plain | undefined;
  placeholdersLeft: number;
  /** What the rules say of the words as they are written now: it is written all the same. */
  advice: readonly Advice[];
}

export interface SavedTogether extends Saved {
  /** What the values are in: `value` stands there now. */
  place: Place;
}

export interface PageLine {
  route: string;
  /** In the menu. */
  label: string;
  file: string;
  title: string;
  description: string;
}

export interface EditState {
  firm: string;
  /** Whose address pages carry: `https://www.firm.example`. */
  site: string;
  pages: readonly PageLine[];
  /** All texts that can be edited, those of pages and those that many pages print; `help`: what is in them. */
  files: readonly { file: string; label: string; help: string }[];
  /** Of which day the site is shown: `2026-11-27`. */
  day: string;
  today: string;
  /** Days to come on which something changes by itself, with what changes. */
  comingDays: readonly { day: string; changes: readonly string[] }[];
  placeholdersLeft: number;
  /** Changes made here that are not sent yet. */
  changesOpen: number;
  git: "none" | "local" | "remote";
  /** The branch; empty without git. */
  branch: string;
  /** Mistakes that the content has now, for instance by an editor elsewhere. */
  mistakes: readonly Mistake[];
  /** Whether the inner server shows pages already. */
  ready: boolean;
}

export interface FieldsAnswer {
  hash: string;
  field: Field;
  /** From the top of the file to this field, with the places to go up to. */
  trail: readonly { label: string; place: Place }[];
}

/** What a save would say, while somebody types. */
export interface CheckAnswer {
  /** About this value, in the words of the build. */
  mistakes: readonly Mistake[];
  /** That the change would cause elsewhere. */
  elsewhere: readonly Mistake[];
  /** Owner's words that would be lost: a save is refused. */
  fixed: readonly Fixed[];
  advice: readonly Advice[];
  /** As the page would print it. */
  shown: string;
}

/** What was typed and is not saved: kept on disk, so that neither a reload nor a crash loses it. */
export interface Draft {
  place: Place;
  hash: string;
  before: Plain | undefined;
  value: Plain;
  /** Of which tab, to tell two of one value apart. */
  tab: string;
  /** ISO 8601 */
  at: string;
}

export interface SheetLine extends PageLine {
  /** With the firm's name behind it, as the browser's tab shows it. */
  fullTitle: string;
  titleLength: number;
  titleLongest: number;
  descriptionLength: number;
  /** 120 to 160 letters. */
  descriptionFits: boolean;
  titlePlace: Place;
  descriptionPlace: Place;
  /** Address of the share image. */
  card: string;
  /** In the page's main part; undefined until the site was built or shown once. */
  words: number | undefined;
  /** ISO 8601 of the last commit of its files; empty where git does not tell; `changed` now. */
  lastChange: string;
  changed: boolean;
  /** Whether search engines are kept out. */
  noindex: boolean;
  lighthouse: Lighthouse | undefined;
  lighthouseAtRelease: Lighthouse | undefined;
}

/** Scores of 100. */
export interface Lighthouse {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** "phone" or "desktop", and when. */
  of: string;
}

/** How others show a link to a page. */
export interface CardsAnswer {
  search: { title: string; url: string; description: string };
  /** WhatsApp, LinkedIn and others show these of Open Graph. */
  share: { title: string; description: string; image: string; host: string; alt: string };
  /** "Search results cut titles after 63 letters: 71 here." */
  notes: readonly string[];
}

/** A change that was made here. */
export interface ChangeMade {
  id: string;
  place: Place;
  /** "Options › Plans › Basic › Price" */
  says: string;
  before: string;
  after: string;
  /** ISO 8601 */
  at: string;
  lines: number;
}

export interface ChangesAnswer {
  /** Newest first; these can be undone. */
  made: readonly ChangeMade[];
  /** All that differs since the last approved build (or the last commit), made here or elsewhere. */
  since: string;
  differences: readonly { file: string; says: string; before: string; after: string }[];
  /** What the rules say of the changed texts, and of which one. */
  advice: readonly AdviceOfChange[];
}

export interface AdviceOfChange {
  advice: Advice;
  /** "Home › Heading and first words › Words below it" */
  says: string;
  /** Of what was changed here. */
  place: Place | undefined;
}

/** Where sending stands. */
export interface Sending {
  step: "idle" | "checking" | "committing" | "building" | "pushing" | "done" | "failed";
  /** When this step began: ISO 8601; empty while nothing is sent. */
  since: string;
  /** Sentences for the editor, what happened and what happens next. */
  says: readonly string[];
  /** What git did, for whoever wants to know. */
  details: readonly string[];
  /** Addresses under /__edit/files/ to open or keep: the release, a patch. */
  files: readonly { label: string; href: string }[];
  branch: string;
}

/** Request and result of each call, by its name. */
export interface Calls {
  state: { ask: Record<string, never>; get: EditState };
  /** Where the texts of a page were written, in the order of the texts; best first, none if unknown. */
  locate: {
    ask: { route: string; texts: readonly TextOnPage[] };
    get: {
      sources: readonly (readonly SourceOfText[])[];
      /** Of each text whether the page does not tell which of several sources it is. */
      doubtful: readonly boolean[];
    };
  };
  /** A value with what is in it, or a whole file. */
  fields: {
    ask: {
      place: Place;
      /** As if this stood there: of an entry that is still to be filled in. */
      value?: Plain;
    };
    get: FieldsAnswer;
  };
  /** While one types: nothing is written. */
  check: { ask: Change & { edit: Edit; route?: string }; get: CheckAnswer };
  /**
   * Writes. Errors: conflict, mistakes. `anyway`: although it causes mistakes elsewhere, which
   * `state.mistakes` then has until they are corrected too; never with a mistake of its own.
   */
  save: { ask: Change & { edit: Edit; anyway?: boolean }; get: Saved };
  /**
   * Writes several values of one file at once, such as a plan's tag and the reason for it, each of
   * which would be a mistake without the other. Errors as of `save`.
   */
  saveTogether: { ask: { changes: readonly (Change & { edit: Edit })[] }; get: SavedTogether };
  drafts: { ask: Record<string, never>; get: { drafts: readonly Draft[] } };
  keepDraft: { ask: { draft: Draft }; get: Record<string, never> };
  dropDraft: { ask: { place: Place; tab: string }; get: Record<string, never> };
  /** Placeholders left, each with what may be supplied. */
  placeholders: {
    ask: Record<string, never>;
    get: { left: readonly { place: Place; says: string; value: string }[] };
  };
  /** Shows the site as of a day; the inner server starts anew, some seconds. `day` empty: today. */
  day: { ask: { day: string }; get: { day: string } };
  sheet: { ask: Record<string, never>; get: { pages: readonly SheetLine[] } };
  cards: { ask: { route: string }; get: CardsAnswer };
  changes: { ask: Record<string, never>; get: ChangesAnswer };
  /** One change, or all that are not sent. Errors: conflict, mistakes. */
  undo: { ask: { id: string | "all" }; get: { undone: number; file: string } };
  /** Begins; `sending` and the event tell how it goes on. */
  send: { ask: { sentence: string }; get: Sending };
  sending: { ask: Record<string, never>; get: Sending };
  /** Judges an advertisement, as `preflight --text`. */
  advertisement: {
    ask: { text: string };
    get: { advice: readonly Advice[]; lines: readonly string[] };
  };
}

export type CallName = keyof Calls;

/**
 * A picture: POST its bytes to `picture?name=our-office.jpg`. Answers the name that it was given in
 * `content/pictures`.
 */
export interface PictureAnswer {
  file: string;
  width: number;
  height: number;
}

/** What `/__edit/events` sends, as JSON in `data:`. */
export type EditEvent =
  /** Files changed, by a save here, in another tab or by an editor elsewhere: show the page anew. */
  | { kind: "content"; files: readonly string[]; mistakes: readonly Mistake[] }
  /** The inner server is there, or starts anew for another day. */
  | { kind: "site"; ready: boolean; day: string }
  | { kind: "sending"; sending: Sending };
