export const islands = {
  knots: async () => (await import("./knots")).Knots,
  logbook: async () => (await import("./logbook")).Logbook,
};
