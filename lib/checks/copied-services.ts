import { type SourceFile, textsOf } from "content-kit/sources";
import type { Content } from "@/lib/content/content";
import type { Service } from "@/lib/content/schemas/service";

/** Shorter texts are alike by chance: "Messaging support". */
const LEAST_WORDS = 4;
/** A few sentences hold for two services. */
const LEAST_TEXTS = 3;

/** A service with what its file says. */
interface WrittenService {
  service: Service;
  source: SourceFile;
  texts: ReturnType<typeof textsOf>;
}

function writtenServices(
  sources: ReadonlyMap<string, SourceFile>,
  { services }: Pick<Content, "services">,
): WrittenService[] {
  return services.flatMap((service) => {
    const source = sources.get(`services/${service.slug}`);
    if (!source) return [];
    const texts = textsOf(source.data).filter(
      ({ text }) => text.split(/\s+/).length >= LEAST_WORDS,
    );
    return [{ service, source, texts }];
  });
}

/** How many texts name a service. */
function namings({ title, label = title, slug }: Service, texts: readonly string[]): number {
  const names = [title, label, slug].map((name) => name.toLowerCase());
  return texts.filter((text) => names.some((name) => text.toLowerCase().includes(name))).length;
}

/** Of two services with the same texts the one that these do not speak of: it was copied last. */
function copyFirst(
  pair: readonly [WrittenService, WrittenService],
  texts: readonly string[],
): readonly [WrittenService, WrittenService] {
  const [one, other] = pair;
  const more = namings(one.service, texts) - namings(other.service, texts);
  const isOther = more > 0 || (more === 0 && other.service.order >= one.service.order);
  return isOther ? [other, one] : pair;
}

/** Doubts a service many of whose texts are word for word those of one other. */
export function checkCopiedServices(
  sources: ReadonlyMap<string, SourceFile>,
  content: Pick<Content, "services">,
): void {
  const written = writtenServices(sources, content);
  const holders = new Map<string, Set<WrittenService>>();
  for (const service of written) {
    for (const { text } of service.texts) {
      holders.set(text, (holders.get(text) ?? new Set()).add(service));
    }
  }
  const isOfBoth = (text: string, pair: readonly WrittenService[]) => {
    const has = holders.get(text);
    // What holds for three services is about how the firm works.
    return has?.size === 2 && pair.every((service) => has.has(service));
  };
  for (const [index, one] of written.entries()) {
    for (const other of written.slice(index + 1)) {
      const same = one.texts.filter(({ text }) => isOfBoth(text, [one, other]));
      if (same.length < LEAST_TEXTS) continue;
      const words = same.map(({ text }) => text);
      const [copy, original] = copyFirst([one, other], words);
      const first = copy.texts.find(({ text }) => words.includes(text));
      const message = `${same.length} texts of this file are word for word those of ${original.service.slug}.yaml, the first one here: do they hold for ${copy.service.title}?`;
      copy.source.warn(first?.path ?? [], message);
    }
  }
}
