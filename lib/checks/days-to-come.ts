import { ContentError, type ContentIssue } from "content-kit";
import type { Content } from "@/lib/content/content";
import { addDays, type IsoDay } from "@/lib/text/days";
import { lostRecommendations } from "./plan-days";

/** What is looked at of the content of a day. */
interface DayContent extends Pick<Content, "notices" | "services"> {
  warnings: readonly ContentIssue[];
  /** The days to come on which it changes by itself. */
  changeDays: readonly IsoDay[];
}

/** Reads the content as of a day. @throws ContentError */
type LoadOn = (day: IsoDay) => DayContent;

/** Also those on which an announcement is first shown. */
function daysToCome({ changeDays, notices }: DayContent, today: IsoDay): IsoDay[] {
  const shown = notices.announcements.map(({ from }) => from).filter((day) => day > today);
  return [...new Set([...changeDays, ...shown])].sort();
}

const ofDay = (issues: readonly ContentIssue[], day: IsoDay) =>
  issues.map((issue) => ({ ...issue, message: `from ${day} on: ${issue.message}` }));

/** Where a mistake is, and what it is. */
const nameOf = ({ file, message }: ContentIssue) => `${file} ${message}`;

/** What an issue is of, whatever its numbers: some count the days to come. */
const kindOf = (issue: ContentIssue) => nameOf(issue).replace(/\d+/g, "");

/** Of whatever ends, the day after it: to be told on that day, not before. */
const isOver = ({ message }: ContentIssue) => message.startsWith("was over on ");

/** The content of a day, or its mistakes. */
function tryDay(loadOn: LoadOn, day: IsoDay): { content?: DayContent; mistakes: ContentIssue[] } {
  try {
    return { content: loadOn(day), mistakes: [] };
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return { mistakes: [...cause.issues] };
  }
}

/**
 * Checks the content of each day to come on which it changes by itself.
 * @param today the day of `content`
 * @returns mistakes, and what begins to look wrong: each once, with the first day that has it
 */
export function checkDaysToCome(
  content: DayContent,
  today: IsoDay,
  loadOn: LoadOn,
): { mistakes: ContentIssue[]; warnings: ContentIssue[] } {
  const mistakes: ContentIssue[] = [];
  const warnings: ContentIssue[] = [];
  const toldMistakes = new Set<string>();
  const told = new Set(content.warnings.map(kindOf));
  const isNew = (issue: ContentIssue) => !isOver(issue) && !told.has(kindOf(issue));
  let before = content;

  function tellWarnings(then: DayContent, day: IsoDay): void {
    if (!then.warnings.some(isNew)) return;
    // Time alone brings some, such as a source that nobody has looked at for a year.
    const { content: dayBefore } = tryDay(loadOn, addDays(day, -1));
    for (const issue of dayBefore?.warnings ?? []) told.add(kindOf(issue));
    const further = then.warnings.filter(isNew);
    for (const issue of further) told.add(kindOf(issue));
    warnings.push(...ofDay(further, day));
  }

  for (const day of daysToCome(content, today)) {
    const { content: then, mistakes: found } = tryDay(loadOn, day);
    const further = found.filter((issue) => !toldMistakes.has(nameOf(issue)));
    for (const issue of further) toldMistakes.add(nameOf(issue));
    mistakes.push(...ofDay(further, day));
    if (!then) continue;
    tellWarnings(then, day);
    warnings.push(...ofDay(lostRecommendations(before, then), day));
    before = then;
  }
  return { mistakes, warnings };
}
