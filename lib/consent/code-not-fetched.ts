/** Code could not be fetched: the network failed, it is blocked, or a newer release has replaced it. */
export class CodeNotFetched extends Error {}

/** @throws CodeNotFetched if an import fails */
export async function fetched<Module>(importing: Promise<Module>): Promise<Module> {
  try {
    return await importing;
  } catch {
    throw new CodeNotFetched();
  }
}
