import { dayInIndia } from "@/lib/text/days";

// Shows each announcement from its first day to its last, by the date in India.
const today = dayInIndia(Date.now());
for (const band of document.querySelectorAll<HTMLElement>("[data-until]")) {
  const { from = "", until = "" } = band.dataset;
  band.hidden = today < from || today > until;
}
