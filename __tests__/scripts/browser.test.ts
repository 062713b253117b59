import { findBrowser, NO_BROWSER } from "@/scripts/browser";

const INSTALLED = "/usr/bin/chromium";
const DOWNLOADED = "/cache/chromium/chrome";
const UNPACKED = "/cache/debian-chromium/chromium";

interface Fake {
  isRoot?: boolean;
  /** Files, and what each prints when it is started; undefined when it does not run. */
  files?: Record<string, string | undefined>;
  /** What a command of this beginning puts among the files. */
  brings?: Record<string, string>;
}

function search({ isRoot = false, files = {}, brings = {} }: Fake) {
  const all = { ...files };
  const ran: string[] = [];
  const path = findBrowser({
    isRoot,
    candidates: () => [INSTALLED, DOWNLOADED, UNPACKED],
    run(command, ...args) {
      if (command in all || [INSTALLED, DOWNLOADED, UNPACKED].includes(command)) {
        return all[command];
      }
      const line = [command, ...args].join(" ");
      ran.push(line);
      const [, file] = Object.entries(brings).find(([part]) => line.includes(part)) ?? [];
      if (file === undefined) return undefined;
      all[file] = "Chromium 156.0";
      return "";
    },
  });
  return { path, ran: ran.map((line) => line.replace(/^.*cli\.js /, "playwright ")) };
}

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const RUNS = "Chromium 156.0";

test("the first that runs is taken, and nothing is installed", () => {
  const files = { [INSTALLED]: RUNS, [DOWNLOADED]: RUNS };
  expect(search({ files })).toEqual({ path: INSTALLED, ran: [] });
});

test.each([
  ["a stub that does not run", undefined],
  ["one from the snap store", "Chromium 156.0.8078.79 snap"],
])("%s is passed over", (_, output) => {
  const files = { [INSTALLED]: output, [DOWNLOADED]: RUNS };
  expect(search({ files })).toEqual({ path: DOWNLOADED, ran: [] });
});

test("root gets Playwright's with its libraries, which is enough", () => {
  expect(search({ isRoot: true, brings: { playwright: DOWNLOADED } })).toEqual({
    path: DOWNLOADED,
    ran: ["playwright install --with-deps chromium"],
  });
});

test("an ordinary user gets Playwright's without them, and is asked for no password", () => {
  expect(search({ brings: { playwright: DOWNLOADED } })).toEqual({
    path: DOWNLOADED,
    ran: ["sudo -n true", "playwright install chromium"],
  });
});

test("where the download fails, Debian's is next", () => {
  const { path, ran } = search({ brings: { "unpack-chromium.sh": UNPACKED } });
  expect(path).toBe(UNPACKED);
  expect(ran).toHaveLength(3);
});

test("where nothing helps, one sentence says what to install", () => {
  expect(search({ isRoot: true }).path).toBeUndefined();
  expect(NO_BROWSER).toMatch(/^[^.]*--with-deps chromium[^.]*CHROMIUM_PATH[^.]*\.$/);
});
