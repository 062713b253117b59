import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { filesBelow } from "../src/files-below.ts";
import { run } from "./run.ts";
import { withPage } from "./visit.ts";

/** How the example has been set up, and where it is served. */
export interface Way {
  origin: string;
  basePath: string;
  trailingSlash: boolean;
  hasTailwind: boolean;
}

/** A sentence that is false of a site is its fault. */
type Claims = Record<string, boolean>;

function falseOf(claims: Claims): string[] {
  return Object.keys(claims).filter((sentence) => !claims[sentence]);
}

/** Where a route is, as Next writes it: `/club/quiet/`. */
function pathOf(route: string, { basePath, trailingSlash }: Way, search = ""): string {
  const address = basePath + (route === "/" ? "" : route);
  return `${address}${trailingSlash || address === "" ? "/" : ""}${search}`;
}

/** The value of a property of the first element that a selector finds. */
function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const found = page.locator(selector).first();
  return found.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );
}

/** Looks at a page in the browser, and listens to what the browser complains of. */
async function look(
  browser: Browser,
  address: string,
  claimsOf: (page: Page) => Promise<Claims>,
): Promise<string[]> {
  return withPage(browser, "about:blank", async (page) => {
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") {
        complaints.push(message.text());
      }
    });
    await page.goto(address, { waitUntil: "networkidle" });
    const faults = falseOf(await claimsOf(page));
    return [...faults, ...complaints].map((fault) => `${new URL(address).pathname}: ${fault}`);
  });
}

async function claimsOfFirstPage(page: Page, way: Way): Promise<Claims> {
  const island = page.locator("[data-island]");
  await island.getByRole("button", { name: "Faster" }).click();
  await island.getByText("6 knots").waitFor();
  const href = await island.getByRole("link").getAttribute("href");
  const id = await island.getByLabel("Unit").getAttribute("id");
  const picture = page.getByRole("img", { name: "A buoy" });
  const isLoaded = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const columns = await styleOf(page, "main > ul", "column-count");
  const margin = await styleOf(page, "h1", "margin-top");
  await page.getByRole("navigation").getByRole("link", { name: "Quiet" }).click();
  await page.waitForURL(/\/quiet/);
  return {
    "the island's link is as Next writes it": href === pathOf("/quiet", way, "?speed=6"),
    "a label of an id by useId has its field": id !== null,
    "next/image shows its picture": isLoaded,
    "the site's styles hold": columns === "2",
    "Tailwind's classes hold": !way.hasTailwind || margin === "33px",
    "a link leads to its page": (await page.locator("h1").innerText()) === "Quiet",
    "addresses are as Next has them": new URL(page.url()).pathname === pathOf("/quiet", way),
  };
}

async function claimsOfNumbers(page: Page): Promise<Claims> {
  const logbook = page.locator(".logbook");
  await logbook.getByRole("button").click();
  await logbook.getByText("Wind").waitFor();
  const line = await styleOf(page, ".logbook output", "text-decoration-line");
  const colour = await styleOf(page, ".logbook output", "background-color");
  await page.getByRole("button", { name: "Faster" }).click();
  await page.getByText("2 miles").waitFor();
  return {
    "a class of a CSS module that comes later has its rule": line === "underline",
    "a rule that only an island uses holds": colour === "rgb(6, 68, 92)",
  };
}

async function claimsOfQuiet(page: Page): Promise<Claims> {
  const scripts = await page.locator("script[src]").evaluateAll((all) => all.length);
  const isEnhanced = await page.evaluate(() => "enhanced" in document.documentElement.dataset);
  return { "a page without islands has one script": scripts === 1, "which runs": isEnhanced };
}

/** Looks at what the export wrote. */
function faultsOfFiles(out: string): string[] {
  // With trailingSlash Next writes the 404 page twice.
  const isPage = (file: string) => file.endsWith(".html") && file !== "404/index.html";
  const pages = filesBelow(out).filter(isPage);
  const texts = pages.map((file) => readFileSync(path.join(out, file), "utf8"));
  const payloads = filesBelow(out).filter((file) => /\.txt$/.test(file) && file !== "robots.txt");
  return falseOf({
    "there are four pages, the 404 among them": pages.length === 4 && pages.includes("404.html"),
    "no payload of Next's client is left": payloads.length === 0,
    "each has a CSP": texts.every((text) => text.includes("Content-Security-Policy")),
    "none has anything of Next's client": !texts.some((text) =>
      /__next|_next\/[^"]*\.js/.test(text),
    ),
    "public files arrive byte for byte":
      readFileSync(path.join(out, "robots.txt"), "utf8") === "User-agent: *\r\nAllow: /\r\n",
  });
}

/**
 * Uses the example as a visitor does.
 * @param out the exported site
 * @returns a sentence for each fault
 */
export async function faultsOfSite(browser: Browser, out: string, way: Way): Promise<string[]> {
  const at = (route: string) => way.origin + pathOf(route, way);
  return [
    ...faultsOfFiles(out),
    ...(await look(browser, at("/"), (page) => claimsOfFirstPage(page, way))),
    ...(await look(browser, at("/numbers"), claimsOfNumbers)),
    ...(await look(browser, at("/quiet"), claimsOfQuiet)),
  ];
}

/** Whether Node finds an entry of the installed package. */
function isFound(folder: string, entry: string): boolean {
  try {
    const code = `import.meta.resolve(${JSON.stringify(entry)})`;
    run(folder, process.execPath, ["--input-type=module", "--eval", code]);
    return true;
  } catch {
    return false;
  }
}

/** Looks at the package as it is installed in a folder, beside a site that has been built. */
export function faultsOfPackage(folder: string): string[] {
  const entries = ["", "/island", "/loader", "/missing"].map((name) => `static-islands${name}`);
  const ISLANDS = ["--islands", "islands/main.ts", "--enhancements", "islands/enhancements.ts"];
  const steps = run(folder, "npx", ["static-islands", "steps", ".next/export", ...ISLANDS]);
  return falseOf({
    "its entries are found": entries.every((entry) => isFound(folder, entry)),
    "no file of its inside is": !isFound(folder, "static-islands/files-below"),
    "the command prints what each step saves": /^\| shorten class names \| \d+ \|/m.test(steps),
  });
}
