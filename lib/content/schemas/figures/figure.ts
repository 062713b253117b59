import { reference } from "content-kit/schema";
import { z } from "zod";
import { anchor, markdown, text } from "../values";

/** Keys of every figure of a hero. */
export const figure = z.strictObject({
  invented: text.describe("Shown in the figure, as its numbers are invented: Invented example"),
  caption: markdown.describe("Below the controls; must say that probabilities are not shown"),
});

// All levels of a figure come from the calls of content/sample.yaml that it names.
export const tradeId = reference("trade", anchor).describe(
  "Id of a call with a stop-loss in content/sample.yaml",
);
export const optionId = reference("option", anchor).describe(
  "Id of an option in content/sample.yaml",
);
export const hedgeId = reference("hedge", anchor).describe("Id of a hedge in content/sample.yaml");
export const callId = reference("message", anchor).describe("Id of a call in content/sample.yaml");

/** Describes the `quantities` of each figure. */
export const CHANGED_BY_VISITORS = "Numbers that visitors can change";
