import type { LockedPackage } from "@/scripts/prepare/lock";

/** From which version of a major release a known hole is closed. */
export interface Floor {
  least: string;
  /** Number of the advisory, and what it is about. */
  why: string;
}

function numbers(version: string): number[] {
  // A prerelease comes before its release, which the floors never need to tell apart.
  return (version.split(/[-+]/)[0] ?? "").split(".").map(Number);
}

function isBelow(version: string, least: string): boolean {
  const [own, floor] = [numbers(version), numbers(least)];
  const index = own.findIndex((part, place) => part !== floor[place]);
  return index >= 0 && (own[index] ?? 0) < (floor[index] ?? 0);
}

/** The floor of a version's own major release; of an older one than any, the first. */
function floorOf(version: string, floors: readonly Floor[]): Floor | undefined {
  const [major = 0] = numbers(version);
  return floors.find(({ least }) => (numbers(least)[0] ?? 0) >= major);
}

/**
 * Packages older than the version that closed a known hole. For registries without an audit; where
 * there is one, `npm audit` knows more.
 * @param floors by package, in the order of their major releases
 * @returns a sentence for each
 */
export function belowFloor(
  packages: readonly LockedPackage[],
  floors: Readonly<Record<string, readonly Floor[]>>,
): string[] {
  return packages.flatMap(({ name, version, path }) => {
    const floor = floorOf(version, floors[name] ?? []);
    if (!floor || !isBelow(version, floor.least)) return [];
    return [`${path} is ${version}, at least ${floor.least} is needed: ${floor.why}`];
  });
}
