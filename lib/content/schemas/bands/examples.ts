import { reference } from "content-kit/schema";
import { z } from "zod";
import { band, link, titled } from "../common";
import { anchor, text } from "../values";
import { entry } from "./texts";

const message = reference("message", anchor).describe("Id of a message in content/sample.yaml");

// The sample page alone. A kind, as editors order the bands of that page.
const board = band.extend({
  kind: z
    .literal("board")
    .describe("Results of all calls on one scale; heading for screen readers only"),
  mark: text.describe("In the figure: that these are not real results"),
  caption: text,
});

// The sample page alone. A kind, as editors order the bands of that page.
const calls = band.extend({
  kind: z.literal("calls").describe("All calls, each in a fold; the first is open"),
});

const phoneThread = band.extend({
  kind: z.literal("phone-thread").describe("One call with its end and its calculations"),
  message,
});

// The sample page alone. A kind, as editors order the bands of that page.
const noteSheet = band.extend({
  kind: z.literal("note-sheet").describe("The research note with remarks beside it"),
  margin: z.array(titled).length(4).describe("Remarks: two at the left, two at the right"),
});

// Equity alone, which includes notes. A kind, as a service page is made of bands.
const noteExtract = band.extend({
  kind: z.literal("note-extract").describe("Statements beside an extract of the note"),
  items: z.array(entry).min(1),
  more: link.describe("Link to the whole note"),
});

// Home alone. A kind, as editors order the bands of Home.
const papers = band.extend({
  kind: z.literal("papers").describe("Three steps above the note, a call and its end"),
  items: z.array(titled).length(3),
  message,
  more: link,
});

/** Bands that show the note and the messages of content/sample.yaml. */
export const exampleBands = [board, calls, phoneThread, noteSheet, noteExtract, papers] as const;
