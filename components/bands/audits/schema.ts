import { band, labels, variant } from "@/lib/content/schemas/common";

export const auditsBand = variant(band, "audits", "The yearly audits of firm.yaml, newest first", {
  columns: labels("year", "status", "findings", "action"),
});
