import type { BrowserEffects } from "./find-browser";

type Command = readonly [string, ...string[]];

export interface BrowserInstaller {
  /** Finishes the sentence "trying …". */
  title: string;
  /** Run in order, each only after the one before succeeded. */
  commands: readonly Command[];
}

const APT = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"] as const;

const LINUX_MANAGERS: { program: string; commands: Command[] }[] = [
  {
    program: "apt-get",
    commands: [
      [...APT, "update"],
      [...APT, "install", "--yes", "--no-install-recommends", "chromium"],
    ],
  },
  { program: "dnf", commands: [["dnf", "install", "--assumeyes", "chromium"]] },
  { program: "apk", commands: [["apk", "add", "--no-cache", "chromium"]] },
];

/** Prefix that lets a command install packages; undefined when it would have to ask. */
function rightsPrefix({ isRoot, run }: BrowserEffects): readonly string[] | undefined {
  if (isRoot) return [];
  return run("sudo", ["-n", "true"]) ? ["sudo", "-n"] : undefined;
}

function prefixed(prefix: readonly string[], [command, ...args]: Command): Command {
  const [first = command, ...rest] = [...prefix, command, ...args];
  return [first, ...rest];
}

/**
 * Ways to get a browser, least intrusive first. Lazy, because a later way is looked at only
 * after the earlier ones failed.
 */
export function* browserInstallers(effects: BrowserEffects): Generator<BrowserInstaller> {
  const { platform, playwrightCommand, playwrightBrowser, exists, run } = effects;
  yield {
    title: "Playwright's own download",
    commands: [[...playwrightCommand, "install", "chromium"]],
  };
  if (platform === "darwin" && run("brew", ["--version"])) {
    yield { title: "Homebrew", commands: [["brew", "install", "--cask", "google-chrome"]] };
  }
  if (platform !== "linux") return;

  const prefix = rightsPrefix(effects);
  if (!prefix) return;
  if (exists(playwrightBrowser)) {
    // Downloaded but not starting: a bare image lacks the libraries. On Ubuntu this is the only
    // way, since its chromium package is a stub for snap. Playwright calls sudo by itself.
    yield {
      title: "the libraries Playwright's browser needs",
      commands: [[...playwrightCommand, "install-deps", "chromium"]],
    };
  }
  for (const { program, commands } of LINUX_MANAGERS) {
    if (!run(program, ["--version"])) continue;
    yield {
      title: `${program} (this may take some minutes)`,
      commands: commands.map((command) => prefixed(prefix, command)),
    };
  }
}
