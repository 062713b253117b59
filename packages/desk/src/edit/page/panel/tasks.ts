import type { EditState, Place } from "../../api";

/** Something that editors often come for. */
export interface Task {
  label: string;
  place: Place;
  /** The value in it that is meant. */
  focus?: Place;
}

const TASKS: readonly Task[] = [
  { label: "Phone, e-mail, address, officers", place: { file: "content/firm.yaml", path: [] } },
  {
    label: "A notice with its dates",
    place: { file: "content/notices.yaml", path: ["announcements"] },
  },
  {
    label: "Testimonials: show or hide",
    place: { file: "content/testimonials.yaml", path: [] },
    focus: { file: "content/testimonials.yaml", path: ["show"] },
  },
  {
    label: "Complaints of a month",
    place: { file: "content/complaints/monthly.csv", path: [] },
  },
  {
    label: "Questions and answers",
    place: { file: "content/pages/questions.yaml", path: ["bands"] },
  },
  {
    label: "Close to new clients, or open",
    place: { file: "content/notices.yaml", path: [] },
    focus: { file: "content/notices.yaml", path: ["accepting"] },
  },
  { label: "Promises", place: { file: "content/promises.yaml", path: [] } },
];

/** What editors often come for, with the plans and prices of each service. */
export function tasksOf({ pages, files }: EditState): Task[] {
  const known = new Set([...pages, ...files].map(({ file }) => file));
  const services = pages.filter(({ file }) => file.startsWith("content/services/"));
  const prices = services.map(({ file, label, title }) => ({
    label: `Plans and prices: ${label || title}`,
    place: { file, path: ["plans"] },
  }));
  return [...prices, ...TASKS.filter(({ place }) => known.has(place.file))];
}
