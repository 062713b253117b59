import type { Facts } from "content-kit/facts";
import { type Addresses, definedNames, type NamesInFile } from "content-kit/references";
import type { ContentFiles } from "@/lib/content/content-files";
import { MAIN_ANCHOR, OWN_ANCHORS } from "@/lib/content/own-anchors";
import { routeOf } from "@/lib/content/route";
import { versionRoutes } from "@/lib/versions/versions";

/** The page's name and folder, from the path of its file: `pages/about`. */
function pageOf(file: string): { name: string; folder: string | undefined } {
  const [name = "", folder] = file.split("/").reverse();
  return { name, folder };
}

/** Anchors of a page that its layout has, and that are not in content. */
function layoutAnchors(name: string): string[] {
  const layout = Object.entries(OWN_ANCHORS).find(([page]) => page === name);
  return Object.values(layout?.[1] ?? {});
}

/** Anchors by page. The messages of sample.yaml are on its page, under their ids. */
function anchorsByPage({ sources }: ContentFiles, names: ReadonlyMap<string, NamesInFile>) {
  const messages = names.get("sample")?.definitions.filter(({ kind }) => kind === "message") ?? [];
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const [file, { definitions }] of names) {
    const { name, folder } = pageOf(file);
    if (!folder || !sources.get(file)?.data) continue;
    // Its other anchors are those of a file that is misnamed or cannot be read.
    if (name === "sample" && !sources.get("sample")?.data) continue;
    const written = definitions.filter(({ kind }) => kind === "anchor");
    // A heading without its anchor is reported already, and not each link to it.
    if (written.some(({ text }) => text === "")) continue;
    const shown = name === "sample" ? messages : [];
    const texts = [...written, ...shown].map(({ text }) => text);
    anchors.set(routeOf(name), new Set([...layoutAnchors(name), ...texts]));
  }
  return anchors;
}

/** Pages that take the plan a visitor has chosen, as `/contact?plan=futures-basic-1m`. */
const PAGES_FOR_A_PLAN = ["/contact", "/consent-form"];

/** Whether the plans of all services are known: none of their files is misnamed or cannot be read. */
export function isEachServiceRead({ sources, moved }: ContentFiles): boolean {
  const isOfService = (file: string) => file.startsWith("services/");
  const services = [...sources].filter(([file]) => isOfService(file));
  return !moved.some(isOfService) && services.every(([, { data }]) => data !== undefined);
}

/** What links to pages may say of a plan; undefined while a service could not be read. */
function choicesByPage(files: ContentFiles, names: ReadonlyMap<string, NamesInFile>) {
  const isEachRead = isEachServiceRead(files);
  const plans = definedNames("plan", names.values()).map((plan) => `plan=${plan}`);
  const choices = isEachRead ? new Set(plans) : undefined;
  return new Map(PAGES_FOR_A_PLAN.map((page) => [page, choices]));
}

/** What links and names of pages may lead to. */
export function addressesIn(
  files: ContentFiles,
  facts: Facts,
  names: ReadonlyMap<string, NamesInFile>,
): Addresses {
  const pages = files.names.filter((name) => name !== "not-found").map(routeOf);
  return {
    routes: new Set([...pages, ...versionRoutes(files)]),
    files: new Set(files.publicFiles),
    filesFolder: "public/",
    anchors: anchorsByPage(files, names),
    queries: choicesByPage(files, names),
    commonAnchors: new Set([MAIN_ANCHOR]),
    site: facts.known.get("firm.site")?.text,
    facts,
    factFiles: { firm: "content/firm.yaml" },
  };
}

/** Path of the page that shows a file's texts; undefined for texts on all pages. */
export function routeOfFile(file: string): string | undefined {
  const { name, folder } = pageOf(file);
  return folder ? routeOf(name) : undefined;
}
