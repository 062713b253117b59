import { spawnSync } from "node:child_process";
import { browserOrExit, browserPathsOrExit, NO_BROWSER } from "@/scripts/browser";

const INSTALLED = "/usr/bin/chromium";
const DOWNLOADED = "/cache/chromium/chrome";

jest.mock("node:child_process", () => ({ spawnSync: jest.fn() }));
jest.mock("@playwright/test", () => ({ chromium: { executablePath: () => DOWNLOADED } }));
jest.mock("chrome-launcher", () => ({ Launcher: { getInstallations: () => [INSTALLED] } }));
jest.mock("@/scripts/environment", () => ({
  exitWith: (sentence: string) => {
    throw new Error(sentence);
  },
}));

const RUNS = "Chromium 156.0";

/**
 * @param files what each prints when it is started; one that is missing does not run
 * @param fetches a part of the command that brings Playwright's or Debian's browser
 */
function search(
  files: Record<string, string>,
  fetches = "nothing",
  isRoot = true,
  find: () => unknown = browserOrExit,
) {
  const present = new Map(Object.entries(files));
  const ran: string[] = [];
  jest.spyOn(process, "getuid").mockReturnValue(isRoot ? 0 : 1000);
  jest.mocked(spawnSync).mockImplementation(((command: string, args: string[]) => {
    if (args.includes("--version") || args.includes("--dump-dom")) {
      const stdout = present.get(command.replace(/.*\/\.cache\/debian/, "/debian"));
      return { status: stdout ? 0 : 1, stdout, stderr: "" };
    }
    const line = [command, ...args].join(" ").replace(/^.*cli\.js /, "playwright ");
    ran.push(line.replace(/ \S*\//g, " "));
    if (!line.includes(fetches)) return { status: 1 };
    present.set(fetches === "playwright" ? DOWNLOADED : `/debian-chromium/${args.at(-1)}`, RUNS);
    return { status: 0, stdout: "", stderr: "" };
  }) as unknown as typeof spawnSync);
  return { path: find(), ran };
}

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ["the first that runs", { [INSTALLED]: RUNS, [DOWNLOADED]: RUNS }, INSTALLED],
  ["not a stub that does not run", { [DOWNLOADED]: RUNS }, DOWNLOADED],
  ["not one of the snap store", { [INSTALLED]: `${RUNS} snap`, [DOWNLOADED]: RUNS }, DOWNLOADED],
])("%s is taken, and nothing is installed", (_, files, path) => {
  expect(search(files)).toEqual({ path, ran: [] });
});

test.each([
  ["root gets it with its libraries", true, ["playwright install --with-deps chromium"]],
  [
    "an ordinary user gets it without, and is asked for no password",
    false,
    ["sudo -n true", "playwright install chromium"],
  ],
])("Playwright's browser is next: %s", (_, isRoot, ran) => {
  expect(search({}, "playwright", isRoot)).toEqual({ path: DOWNLOADED, ran });
});

test("then Debian's; where nothing helps, one sentence names what to install", () => {
  expect(search({}, "unpack-chromium.sh").path).toMatch(/debian-chromium\/chromium$/);
  expect(() => search({})).toThrow(NO_BROWSER);
});

test.each([
  ["an installed one", { [INSTALLED]: RUNS, "/usr/bin/chromium-headless-shell": RUNS }, "nothing"],
  ["a fetched one", { [INSTALLED]: RUNS }, "unpack-chromium.sh"],
])("pages are opened in Chromium's headless shell: %s", (_, files, fetches) => {
  expect(search(files, fetches, true, browserPathsOrExit).path).toEqual({
    CHROMIUM_PATH: INSTALLED,
    HEADLESS_SHELL_PATH: expect.stringMatching(/\/chromium-headless-shell$/),
  });
});

test.each([
  ["in the browser where there is none", INSTALLED, INSTALLED],
  ["in Playwright's own, which it finds itself", DOWNLOADED, ""],
])("pages are opened %s", (_, browser, shell) => {
  const { path } = search({ [browser]: RUNS }, "nothing", true, browserPathsOrExit);
  expect(path).toEqual({ CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell });
});
