import type { EditState, Place } from "../../api";

/** Something that editors often come for. */
export interface Task {
  label: string;
  place: Place;
  /** The value in it that is meant. */
  focus?: Place;
  /** Other words under which people look for it. */
  also: string;
}

const TASKS: readonly Task[] = [
  {
    label: "Phone, e-mail, address, officers",
    place: { file: "content/firm.yaml", path: [] },
    also: "contact, office, hours, name, registration",
  },
  {
    label: "A notice with its dates",
    place: { file: "content/notices.yaml", path: ["announcements"] },
    also: "holiday, holidays, closed, office, banner, announcement, announcements, dates",
  },
  {
    label: "Testimonials: show or hide",
    place: { file: "content/testimonials.yaml", path: [] },
    focus: { file: "content/testimonials.yaml", path: ["show"] },
    also: "reviews, clients say, on, off",
  },
  {
    label: "Complaints of a month",
    place: { file: "content/complaints/monthly.csv", path: [] },
    also: "complaint, SCORES, pending, resolved",
  },
  {
    label: "Questions and answers",
    place: { file: "content/pages/questions.yaml", path: ["bands"] },
    also: "faq, help, question, answer",
  },
  {
    label: "Close to new clients, or open",
    place: { file: "content/notices.yaml", path: [] },
    focus: { file: "content/notices.yaml", path: ["accepting"] },
    also: "closed, pause, stop, full",
  },
  {
    label: "Promises",
    place: { file: "content/promises.yaml", path: [] },
    also: "what we promise, guarantee",
  },
];

/** What editors often come for, with the plans and prices of each service. */
export function tasksOf({ pages, files }: EditState): Task[] {
  const known = new Set([...pages, ...files].map(({ file }) => file));
  const services = pages.filter(({ file }) => file.startsWith("content/services/"));
  const prices = services.map(({ file, label, title }) => ({
    label: `Plans and prices: ${label || title}`,
    place: { file, path: ["plans"] },
    also: "fee, fees, price, cost",
  }));
  return [...prices, ...TASKS.filter(({ place }) => known.has(place.file))];
}
