import type { z } from "zod";
import { checkBlockFiles, type KnownFiles } from "@/lib/checks/named-files";
import { checkNoRateCard, checkPlans } from "@/lib/checks/plans-and-routes";
import { checkSample } from "@/lib/checks/sample";
import { blockPage, pageSchemas } from "@/lib/content/schemas/pages";
import type { SamplePage } from "@/lib/content/schemas/sample";
import { type Service, service } from "@/lib/content/schemas/service";
import { routeOf } from "@/lib/site/site-url";
import { fileIssue } from "./content-error";
import { type ContentFiles, mapValues, movedNames } from "./content-files";
import type { Reader } from "./reader";

/** The services that are without a mistake, as menus and tables order them. */
export function checkedServices(
  reader: Reader,
  { services }: ContentFiles,
  named: KnownFiles,
): Service[] {
  const checked = [...services].flatMap(([slug, file]) => {
    const value = reader.check(file, service);
    if (!value) return [];
    checkPlans(file, value);
    checkBlockFiles(file, value.blocks, named);
    return [{ ...value, slug, route: routeOf(slug) }];
  });
  return checked.sort((a, b) => a.order - b.order);
}

/** Pages with a layout of their own, by file name; undefined where one has a mistake or is missing. */
export function checkedSpecialPages(reader: Reader, files: ContentFiles): Record<string, unknown> {
  const special = Object.entries<z.ZodType>(pageSchemas).map(([name, schema]) => {
    const file = files.pages.get(name);
    if (file) return [name, reader.check(file, schema)];
    const message = "expected this file, got nothing: a page with a layout of its own needs it";
    const missing = `pages/${name}.yaml`;
    if (!files.moved.includes(missing)) {
      reader.issues.push(fileIssue(reader.nameOf(missing), message));
    }
    return [name, undefined];
  });
  const pages: Record<string, unknown> = Object.fromEntries(special);
  const file = files.pages.get("sample");
  const sample = pages.sample as SamplePage | undefined;
  if (file && sample) {
    checkSample(file, sample, [...files.services.keys(), ...movedNames(files)]);
  }
  return pages;
}

/** Pages made of blocks, by file name. */
export function checkedBlockPages(reader: Reader, { pages }: ContentFiles, named: KnownFiles) {
  const ofBlocks = new Map([...pages].filter(([name]) => !(name in pageSchemas)));
  return mapValues(ofBlocks, (file) => {
    const value = reader.check(file, blockPage);
    if (value) {
      checkNoRateCard(file, value);
      checkBlockFiles(file, value.blocks, named);
    }
    return value;
  });
}
