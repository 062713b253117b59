// Prints what the content is, or what is wrong with it.
import process from "node:process";
import { ContentError } from "content-kit";
import { readCafe } from "./read.js";

try {
  process.stdout.write(JSON.stringify(readCafe()));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stdout.write(error.message);
}
