import { z } from "zod";
import { analystTop } from "@/components/tops/analyst/schema";
import { answerTop } from "@/components/tops/answer/schema";
import { complaintYearTop } from "@/components/tops/complaint-year/schema";
import { registerCheckTop } from "@/components/tops/register-check/schema";

/** What the top of a page shows beside its heading; each kind is a folder of components/tops. */
export const pageTop = z.discriminatedUnion("kind", [
  registerCheckTop,
  analystTop,
  answerTop,
  complaintYearTop,
]);

export type PageTop = z.output<typeof pageTop>;
