import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { noteNotTested } from "./not-tested";

/** Says at the end of a run what was not tested on this machine, and why. */
class SkippedReporter implements Reporter {
  private readonly skipped = new Map<string, number>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    // Without a reason it was not skipped by a test's own word: the run was stopped.
    const reason = test.annotations.find(({ type }) => type === "skip")?.description;
    if (status !== "skipped" || !reason) return;
    const key = `${path.basename(test.location.file)}: ${reason}`;
    this.skipped.set(key, (this.skipped.get(key) ?? 0) + 1);
  }

  onEnd(): void {
    const sentences = [...this.skipped].map(([key, count]) => `${count} of ${key}`);
    if (sentences.length === 0) return;
    sentences.forEach(noteNotTested);
    process.stdout.write(`\nNot tested on this machine:\n${sentences.join("\n")}\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter from the default export
export default SkippedReporter;
