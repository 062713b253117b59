import { browserCandidates } from "@/lib/delivery/browser-candidates";
import { type BrowserEffects, findBrowser } from "@/lib/delivery/find-browser";

const BUNDLED = "/cache/chromium/chrome";

interface Machine {
  env?: Record<string, string>;
  platform?: NodeJS.Platform;
  isRoot?: boolean;
  /** Files, and whether they run. */
  browsers?: Record<string, boolean>;
  /** What a command line, by its first words, does; any other fails. */
  commands?: Record<string, (machine: Record<string, boolean>) => void>;
}

function machine({ env = {}, platform = "linux", isRoot = false, ...rest }: Machine) {
  const browsers = { ...rest.browsers };
  const ran: string[] = [];
  const said: string[] = [];
  const effects: BrowserEffects = {
    env,
    platform,
    isRoot,
    exists: (path) => path in browsers,
    run: (command, args) => {
      const line = [command, ...args].join(" ");
      ran.push(line);
      if (command in browsers) return browsers[command] === true;
      const known = Object.entries(rest.commands ?? {}).find(([start]) => line.startsWith(start));
      known?.[1](browsers);
      return known !== undefined;
    },
    playwrightBrowser: BUNDLED,
    playwrightCommand: ["node", "cli.js"],
    say: (sentence) => said.push(sentence),
  };
  return { ran, said, result: findBrowser(effects) };
}

const nothing = () => undefined;

describe("a browser that is there", () => {
  const both = { "/usr/bin/chromium": true, "/opt/mine": true };

  test("the one named in the environment comes first", () => {
    const { result } = machine({ env: { CHROMIUM_PATH: "/opt/mine" }, browsers: both });
    expect(result).toEqual({ ok: true, path: "/opt/mine" });
  });

  test("CHROME_PATH is heard too, after CHROMIUM_PATH", () => {
    const { result } = machine({
      env: { CHROME_PATH: "/opt/mine", CHROMIUM_PATH: "/usr/bin/chromium" },
      browsers: both,
    });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
    const other = machine({ env: { CHROME_PATH: "/opt/mine" }, browsers: both });
    expect(other.result).toEqual({ ok: true, path: "/opt/mine" });
  });

  test("a name in the environment that does not run is passed over, and said", () => {
    const { result, said } = machine({
      env: { CHROMIUM_PATH: "/opt/broken" },
      browsers: { "/opt/broken": false, "/usr/bin/chromium": true },
    });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
    expect(said).toEqual(["/opt/broken (from the environment) does not run."]);
  });

  test("PATH is searched", () => {
    const { result } = machine({
      env: { PATH: "/bin:/opt/tools/bin" },
      browsers: { "/opt/tools/bin/google-chrome-stable": true },
    });
    expect(result).toEqual({ ok: true, path: "/opt/tools/bin/google-chrome-stable" });
  });

  test("a stub that is there but does not run is passed over", () => {
    const { result } = machine({
      browsers: { "/usr/bin/chromium-browser": false, "/opt/google/chrome/chrome": true },
    });
    expect(result).toEqual({ ok: true, path: "/opt/google/chrome/chrome" });
  });

  test("Playwright's own comes after the system's", () => {
    const bundled = machine({ browsers: { [BUNDLED]: true } });
    expect(bundled.result).toEqual({ ok: true, path: BUNDLED });
    const two = machine({ browsers: { [BUNDLED]: true, "/usr/bin/chromium": true } });
    expect(two.result).toEqual({ ok: true, path: "/usr/bin/chromium" });
  });

  test("it is asked for its version, and nothing is installed or said", () => {
    const { ran, said } = machine({ browsers: { "/usr/bin/chromium": true } });
    expect(ran).toEqual(["/usr/bin/chromium --version"]);
    expect(said).toEqual([]);
  });

  test("on Windows, where --version opens a window, an empty page is loaded instead", () => {
    const path = "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe";
    const { ran, result } = machine({
      platform: "win32",
      env: { PROGRAMFILES: "C:\\Program Files" },
      browsers: { [path]: true },
    });
    expect(result).toEqual({ ok: true, path });
    expect(ran).toEqual([`${path} --headless --disable-gpu --dump-dom about:blank`]);
  });
});

describe("no browser yet", () => {
  const playwrightInstalls = {
    "node cli.js install chromium": (files: Record<string, boolean>) => {
      files[BUNDLED] = true;
    },
  };
  const aptInstalls = {
    "apt-get --version": nothing,
    "env DEBIAN_FRONTEND=noninteractive apt-get update": nothing,
    "env DEBIAN_FRONTEND=noninteractive apt-get install": (files: Record<string, boolean>) => {
      files["/usr/bin/chromium"] = true;
    },
  };

  test("Playwright's download is tried first and is enough", () => {
    const { result, ran } = machine({
      isRoot: true,
      commands: { ...playwrightInstalls, ...aptInstalls },
    });
    expect(result).toEqual({ ok: true, path: BUNDLED });
    expect(ran.join("\n")).not.toContain("apt-get");
  });

  test("root gets it from apt-get when the download fails", () => {
    const { result, ran } = machine({ isRoot: true, commands: aptInstalls });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
    expect(ran.join("\n")).not.toContain("sudo");
  });

  test("passwordless sudo does as well", () => {
    const { result, ran } = machine({
      commands: {
        "sudo -n true": nothing,
        "apt-get --version": nothing,
        "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get update": nothing,
        "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install": (files) => {
          files["/usr/bin/chromium"] = true;
        },
      },
    });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
    expect(ran).toContain("sudo -n env DEBIAN_FRONTEND=noninteractive apt-get update");
  });

  test("without rights no package manager is called", () => {
    const { result, ran } = machine({ commands: aptInstalls });
    expect(result.ok).toBe(false);
    expect(ran.join("\n")).not.toContain("apt-get");
  });

  test("nothing is installed after a failed update", () => {
    const { result, ran } = machine({ isRoot: true, commands: { "apt-get --version": nothing } });
    expect(result.ok).toBe(false);
    expect(ran.filter((line) => line.includes("apt-get install"))).toEqual([]);
  });

  test("a download that lacks libraries gets them", () => {
    const { result, ran } = machine({
      isRoot: true,
      commands: {
        "node cli.js install-deps chromium": (files) => {
          files[BUNDLED] = true;
        },
        "node cli.js install chromium": (files) => {
          files[BUNDLED] = false;
        },
      },
    });
    expect(result).toEqual({ ok: true, path: BUNDLED });
    expect(ran).toContain("node cli.js install-deps chromium");
  });

  test.each([
    ["dnf", "dnf install --assumeyes chromium"],
    ["apk", "apk add --no-cache chromium"],
  ])("%s is used where it is there", (program, line) => {
    const { result, said } = machine({
      isRoot: true,
      commands: {
        [`${program} --version`]: nothing,
        [line]: (files) => {
          files["/usr/bin/chromium-browser"] = true;
        },
      },
    });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium-browser" });
    expect(said).toEqual([
      "No browser yet: trying Playwright's own download.",
      `No browser yet: trying ${program} (this may take some minutes).`,
    ]);
  });

  test.each<[NodeJS.Platform, RegExp]>([
    ["linux", /brew/],
    ["darwin", /apt-get|dnf|apk|sudo/],
    ["win32", /brew|apt-get|dnf|apk|sudo/],
  ])("on %s another system's package manager is not even asked", (platform, foreign) => {
    const { ran } = machine({ platform, isRoot: true });
    expect(ran.join("\n")).not.toMatch(foreign);
  });

  test("Homebrew is used on a Mac, and needs no administrator", () => {
    const path = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
    const { result, ran } = machine({
      platform: "darwin",
      commands: {
        "brew --version": nothing,
        "brew install --cask google-chrome": (files) => {
          files[path] = true;
        },
      },
    });
    expect(result).toEqual({ ok: true, path });
    expect(ran.join("\n")).not.toContain("sudo");
  });

  test.each<[NodeJS.Platform, RegExp]>([
    ["linux", /apt-get install chromium\)\. If.*CHROMIUM_PATH/],
    ["darwin", /brew install --cask google-chrome\)\. If.*CHROMIUM_PATH/],
    ["win32", /Chrome or Microsoft Edge.*CHROMIUM_PATH/],
    ["freebsd", /Install Chromium or Google Chrome.*CHROMIUM_PATH/],
  ])("on %s a sentence says what to install when all fails", (platform, advice) => {
    const { result } = machine({ platform });
    expect(result).toEqual({ ok: false, advice: expect.stringMatching(advice) });
  });
});

describe("candidates", () => {
  test("a Mac is searched for the system's and the person's applications", () => {
    const paths = browserCandidates({ HOME: "/Users/asha" }, "darwin");
    expect(paths).toContain("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge");
    expect(paths).toContain("/Users/asha/Applications/Chromium.app/Contents/MacOS/Chromium");
  });

  test("Windows is searched along its own PATH and program folders", () => {
    const paths = browserCandidates(
      { Path: "C:\\a;D:\\b", LOCALAPPDATA: "C:\\Users\\asha\\AppData\\Local" },
      "win32",
    );
    expect(paths).toContain("D:\\b\\chrome.exe");
    expect(paths).toContain(
      "C:\\Users\\asha\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe",
    );
  });

  test("each place is looked at once", () => {
    const paths = browserCandidates({ PATH: "/usr/bin:/usr/bin" }, "linux");
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("an empty environment names no place", () => {
    const paths = browserCandidates({ CHROMIUM_PATH: "", PATH: "" }, "linux");
    expect(paths.every((path) => path.startsWith("/"))).toBe(true);
  });
});
