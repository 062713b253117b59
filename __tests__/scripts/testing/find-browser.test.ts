import { type BrowserEffects, findBrowser, NO_BROWSER } from "@/scripts/testing/find-browser";
import { APT, aptCommands, type Commands, fakeMachine } from "./fake-machine";

const BUNDLED = "/cache/chromium/chrome";
const WORKS = "Chromium 156.0";

interface Machine {
  env?: Record<string, string>;
  platform?: NodeJS.Platform;
  isRoot?: boolean;
  /** Files, and what each prints when asked for its version; undefined when it does not run. */
  browsers?: Record<string, string | undefined>;
  /** May add to the files. */
  commands?: (files: Record<string, string | undefined>) => Commands;
}

function search({ env = {}, browsers = {}, commands, ...rest }: Machine) {
  const files = { ...browsers };
  const { effects, ran, said } = fakeMachine({ ...rest, commands: commands?.(files) ?? {} });
  const machine: BrowserEffects = {
    ...effects,
    env,
    exists: (path) => path in files,
    installed: () => Object.keys(files).filter((path) => path.startsWith("/usr/bin/")),
    run(command, args, timeout) {
      if (!(command in files)) return effects.run(command, args, timeout);
      ran.push([command, ...args].join(" "));
      const output = files[command];
      return { ok: output !== undefined, output: output ?? "" };
    },
    playwrightBrowser: BUNDLED,
    playwrightCommand: ["node", "cli.js"],
  };
  return { result: findBrowser(machine), ran, said };
}

describe("a browser that is there", () => {
  const both = { "/usr/bin/chromium": WORKS, "/opt/mine": WORKS };

  test("the one named in the environment comes first", () => {
    const { result } = search({ env: { CHROMIUM_PATH: "/opt/mine" }, browsers: both });
    expect(result).toEqual({ ok: true, path: "/opt/mine" });
  });

  test("CHROME_PATH is heard too, after CHROMIUM_PATH", () => {
    const named = { CHROME_PATH: "/opt/mine", CHROMIUM_PATH: "/usr/bin/chromium" };
    const { result } = search({ env: named, browsers: both });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
    const other = search({ env: { CHROME_PATH: "/opt/mine" }, browsers: both });
    expect(other.result).toEqual({ ok: true, path: "/opt/mine" });
  });

  test("a name in the environment that does not run is passed over, and said", () => {
    const { result, said } = search({
      env: { CHROMIUM_PATH: "/opt/broken" },
      browsers: { "/opt/broken": undefined, "/usr/bin/chromium": WORKS },
    });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
    expect(said).toEqual(["/opt/broken (from the environment) does not run."]);
  });

  test.each([
    ["a stub that does not run", undefined],
    ["one from the snap store", "Chromium 156.0.8078.79 snap"],
  ])("%s is passed over", (_, output) => {
    const { result } = search({
      browsers: { "/usr/bin/chromium-browser": output, [BUNDLED]: WORKS },
    });
    expect(result).toEqual({ ok: true, path: BUNDLED });
  });

  test("Playwright's own comes after the system's", () => {
    const { result } = search({ browsers: { [BUNDLED]: WORKS, "/usr/bin/chromium": WORKS } });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
  });

  test("it is asked for its version, and nothing is installed or said", () => {
    const { ran, said } = search({ browsers: { "/usr/bin/chromium": WORKS } });
    expect(ran).toEqual(["/usr/bin/chromium --version"]);
    expect(said).toEqual([]);
  });

  test("on Windows, where --version opens a window, an empty page is loaded instead", () => {
    const { ran } = search({ platform: "win32", browsers: { [BUNDLED]: WORKS } });
    expect(ran).toEqual([`${BUNDLED} --headless --disable-gpu --dump-dom about:blank`]);
  });
});

describe("no browser yet", () => {
  const apt = (files: Record<string, string | undefined>) =>
    aptCommands(APT, () => {
      files["/usr/bin/chromium"] = WORKS;
    });
  const download = (files: Record<string, string | undefined>, output?: string): Commands => ({
    "node cli.js install chromium": () => {
      files[BUNDLED] = output;
      return "";
    },
  });

  test("Playwright's download is tried first and is enough", () => {
    const { result, ran } = search({
      isRoot: true,
      commands: (files) => ({ ...download(files, WORKS), ...apt(files) }),
    });
    expect(result).toEqual({ ok: true, path: BUNDLED });
    expect(ran.join("\n")).not.toContain("apt-get");
  });

  test("a download that lacks libraries gets them", () => {
    const { result } = search({
      isRoot: true,
      commands: (files) => ({
        ...download(files),
        "node cli.js install-deps chromium": () => {
          files[BUNDLED] = WORKS;
          return "";
        },
      }),
    });
    expect(result).toEqual({ ok: true, path: BUNDLED });
  });

  test("root gets it from apt-get when the download fails, without its libraries", () => {
    const { result, ran, said } = search({ isRoot: true, commands: apt });
    expect(result).toEqual({ ok: true, path: "/usr/bin/chromium" });
    expect(ran.join("\n")).not.toMatch(/sudo|install-deps/);
    expect(said).toEqual([
      "No browser yet: trying Playwright's own download.",
      "Installing chromium with apt-get (this may take some minutes).",
    ]);
  });

  test("without rights nothing of the system's is called, and a sentence says what to do", () => {
    const { result, ran } = search({
      commands: (files) => ({ ...download(files), ...apt(files) }),
    });
    expect(result).toEqual({ ok: false, advice: NO_BROWSER });
    expect(ran.join("\n")).not.toMatch(/apt-get|install-deps/);
    expect(NO_BROWSER).toMatch(/^[^.]*--with-deps chromium[^.]*CHROMIUM_PATH[^.]*\.$/);
  });

  test.each<NodeJS.Platform>(["darwin", "win32"])(
    "on %s only the download is tried",
    (platform) => {
      const { result, ran } = search({ platform, isRoot: true });
      expect(result.ok).toBe(false);
      expect(ran).toEqual(["node cli.js install chromium"]);
    },
  );
});
