import { posix, win32 } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
];

const LINUX_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/lib/chromium/chromium",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/opt/microsoft/msedge/msedge",
  "/snap/bin/chromium",
];

const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge", "Google Chrome for Testing"];

const WINDOWS_PATHS = [
  "Google\\Chrome\\Application\\chrome.exe",
  "Chromium\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];

function isText(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}

function wellKnownPaths(env: Environment, platform: NodeJS.Platform): string[] {
  if (platform === "darwin") {
    const folders = ["/Applications", env.HOME && posix.join(env.HOME, "Applications")];
    return folders
      .filter(isText)
      .flatMap((folder) =>
        MAC_APPS.map((app) => posix.join(folder, `${app}.app/Contents/MacOS/${app}`)),
      );
  }
  if (platform === "win32") {
    return [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA]
      .filter(isText)
      .flatMap((folder) => WINDOWS_PATHS.map((path) => win32.join(folder, path)));
  }
  return LINUX_PATHS;
}

/**
 * Where a Chromium-family browser may stand on this system, best guess first: what the
 * environment names, what is on PATH, where installers put it. Nothing is looked at.
 */
export function browserCandidates(env: Environment, platform: NodeJS.Platform): string[] {
  const { join, delimiter } = platform === "win32" ? win32 : posix;
  const suffix = platform === "win32" ? ".exe" : "";
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter(isText);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [
    ...new Set([
      ...[env.CHROMIUM_PATH, env.CHROME_PATH].filter(isText),
      ...onPath,
      ...wellKnownPaths(env, platform),
    ]),
  ];
}
