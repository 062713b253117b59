import { existsSync, readdirSync } from "node:fs";

/** TypeScript files below some folders, by their paths from the repository's root. */
export function sourcesIn(...folders: string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .sort(),
  );
}
