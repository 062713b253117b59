// Not a .ts file: on Node 20 Jest loads a TypeScript config only through ts-node or
// esbuild-register, which would be one more dependency.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import nextJest from "next/jest.js";

// Whatever the machine exports: React's own tools for tests are in its development build alone.
process.env.NODE_ENV = "test";

/**
 * Names of the installed packages written as ES modules (parse5, react-markdown and all it
 * stands on), read from the packages themselves so that an update needs no edit here.
 */
function esmPackages(folder = "node_modules", scope = "") {
  return readdirSync(folder).flatMap((entry) => {
    if (entry.startsWith(".")) return [];
    if (entry.startsWith("@")) return esmPackages(join(folder, entry), `${entry}/`);
    const manifest = join(folder, entry, "package.json");
    if (!existsSync(manifest)) return [];
    return JSON.parse(readFileSync(manifest, "utf8")).type === "module" ? [scope + entry] : [];
  });
}

const createJestConfig = nextJest({ dir: "./" });

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  // Jest leaves one core free, which on two cores is half of them.
  maxWorkers: "100%",
  // Only what hangs should fail by it: a busy machine takes longer than Jest's 5 s for some fonts.
  testTimeout: 60_000,
  testMatch: ["<rootDir>/{__tests__,packages/*/tests}/**/*.test.{ts,tsx}"],
  modulePathIgnorePatterns: ["<rootDir>/out/", "<rootDir>/.next/", "<rootDir>/.scratch/"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^(static-islands|ra-preflight|content-kit)$": "<rootDir>/packages/$1/src/index.ts",
    "^content-kit/(schema|sources|facts|references)$":
      "<rootDir>/packages/content-kit/src/doors/$1.ts",
    "^static-islands/island$": "<rootDir>/packages/static-islands/src/island.tsx",
    "^static-islands/(loader|missing)$": "<rootDir>/packages/static-islands/src/browser/$1.ts",
  },
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
};

export default async function jestConfig() {
  return {
    ...(await createJestConfig(config)()),
    // next/jest ignores all of node_modules and lets a config only add to that; Jest runs
    // CommonJS, so packages that ship nothing but ES modules have to pass through SWC too.
    transformIgnorePatterns: [
      `/node_modules/(?!(?:${esmPackages().join("|")})/)`,
      "^.+\\.module\\.(css|sass|scss)$",
    ],
  };
}
