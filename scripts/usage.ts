/** How each command is typed, by its name in package.json. `npm run NAME -- --help` prints it. */
export const USAGE = {
  build: "npm run build [-- --today DAY]",
  changes: "npm run changes [-- TAG] [--days 400]",
  dev: "npm run dev [-- --today DAY]",
  edit: "npm run edit",
  lighthouse: "npm run lighthouse [-- / /futures …] [--desktop]",
  new: "npm run new -- version [terms | privacy | charter | mitc | notice] [--from DAY]",
  opener: "npm run opener",
  preflight:
    "npm run preflight [-- FOLDER] [--launch] [--today DAY] [--json | --sarif]; -- --live URL; -- --text FILE",
  prices:
    "npm run prices -- +10% [--round 500] [--service futures] [--from 2027-02-01] [--write]; also -5%, +2000, -500",
  release: "npm run release [-- --since TAG | FOLDER WITH A BUILT SITE]",
  rename: "npm run rename -- service hedging protection; also page",
  serve: "npm run serve; PORT and HOST are set before it",
  start: "npm start [-- --today DAY]; PORT and HOST are set before it",
  "test:e2e": "npm run test:e2e [-- WORD IN A PATH | --browsers | --changed-content]",
} as const;

/** A command of package.json that takes arguments. */
export type CommandName = keyof typeof USAGE;

/** How a command is typed, as a line to print. */
export function usageOf(command: CommandName): string {
  return `Usage: ${USAGE[command]}`;
}
