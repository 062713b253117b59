import nextEnv from "@next/env";
import { readServices, type Services } from "@/lib/consent/services";

/**
 * The consent form's keys from the environment and the .env files, the same and in the same order
 * as in Next's own build. Half a set ends the program with a sentence that names the rest.
 */
export function servicesOrExit({ isDevelopment = false } = {}): Services | null {
  const quiet = { info() {}, error: console.error };
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, quiet);
  try {
    return readServices(process.env);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    process.exit(1);
  }
}
