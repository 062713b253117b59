import path from "node:path";
import { loadContent } from "@/lib/checks/checked-content";

export const fixtureContent = path.join(process.cwd(), "__tests__", "fixtures", "content");

/** The tests' own content: exact words and prices are tested here, never on what editors change. */
export const content = loadContent(fixtureContent);
