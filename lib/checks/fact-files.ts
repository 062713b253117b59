import { z } from "zod";
import type { ContentFiles } from "@/lib/content/content-files";
import { FILES } from "@/lib/content/schemas/files";
import { type Plan, service } from "@/lib/content/schemas/service";
import { shared } from "@/lib/content/schemas/shared";
import { isPlaceholder } from "@/lib/text/placeholders";
import type { FactFiles } from "./facts";

/** What facts need of a file; the whole file is validated once its references are resolved. */
const servicePlans = z.object({ plans: service.shape.plans });
const sharedFacts = z.object({
  calls: shared.shape.calls,
  clocks: shared.shape.clocks,
  consent: shared.shape.consent,
});
const marketingFacts = z.object({
  counter: FILES.marketing.shape.counter,
  counting: FILES.marketing.shape.counting,
});

/** Reads the files that hold facts. Their mistakes are reported later, with those of all files. */
export function readFactFiles({ sources, moved }: Pick<ContentFiles, "sources" | "moved">) {
  function valid<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): z.output<Schema> | undefined {
    return schema.safeParse(sources.get(file)?.data).data;
  }

  /** Undefined if a service has a mistake in its plans, or a wrong file name. */
  function allPlans(services: readonly string[]): Plan[][] | undefined {
    const plans: Plan[][] = [];
    for (const file of services) {
      const read = valid(file, servicePlans);
      if (!read) return undefined;
      plans.push(read.plans);
    }
    return plans;
  }

  const services = [...sources.keys(), ...moved].filter((file) => file.startsWith("services/"));
  const plansByService = allPlans(services);
  const files: FactFiles = {
    firm: valid("firm", FILES.firm),
    plans: plansByService?.flat(),
    plansByService,
    serviceCount: services.length,
    shared: valid("shared", sharedFacts),
    sources: valid("sources", FILES.sources),
    refunds: valid("refunds", FILES.refunds),
    promises: valid("promises", FILES.promises),
    words: valid("words", FILES.words),
    marketing: valid("marketing", marketingFacts),
    isPlaceholder: (file, path) => isPlaceholder(sources.get(file)?.placeholders ?? [], path),
  };
  return files;
}
