import type { Content } from "@/lib/content/content";
import type { BlockOf } from "@/lib/content/schemas/block";
import type { Service } from "@/lib/content/schemas/service";
import { fillIn } from "@/lib/text/fill-in";

/** Where a service's key facts stand: `/equity/key-facts`. */
export function keyFactsRoute({ route }: Pick<Service, "route">): string {
  return `${route}/key-facts`;
}

/** Files of content that a service's key facts are made from. */
export function keyFactsSources({ slug }: Pick<Service, "slug">): string[] {
  return [
    `services/${slug}.yaml`,
    "firm.yaml",
    "refunds.yaml",
    "shared.yaml",
    "pages/compliance.yaml",
  ];
}

/** A sentence of the sheet's words with the service's name in it. */
export function namingService(sentence: string, { title }: Pick<Service, "title">): string {
  return fillIn(sentence, { service: title });
}

/**
 * The steps of a complaint, as the page on investor protection has them.
 * @throws Error when that page has none: a sheet without them must not be published
 */
export function complaintSteps({ blockPages }: Pick<Content, "blockPages">): BlockOf<"steps"> {
  for (const block of blockPages.get("compliance")?.blocks ?? []) {
    if (block.kind === "steps" && block.id === "escalation") return block;
  }
  throw new Error(
    "content/pages/compliance.yaml: expected a block of the kind steps with the id escalation, which the key facts of each service print",
  );
}

/** Who should and who should not buy a service; undefined while its page does not say. */
export function suitabilityOf({ blocks }: Pick<Service, "blocks">) {
  return blocks.find((block) => block.kind === "suitability");
}
