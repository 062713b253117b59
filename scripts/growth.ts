import { execFileSync } from "node:child_process";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { makeScratchCopy } from "@/scripts/testing/scratch-copy";

/**
 * What the site costs as services are added: for each N, a scratch copy of the repository gets
 * N services, is built, and its pages are weighed. Usage: npm run growth [N …]
 */
const root = process.cwd();
const scratch = path.join(root, ".scratch", "growth");
const MODEL = "futures";

async function prepareCopy(count: number): Promise<void> {
  await makeScratchCopy(root, "growth");
  const services = path.join(scratch, "content", "services");
  const model = await readFile(path.join(services, `${MODEL}.yaml`), "utf8");
  const existing = (await readdir(services)).length;
  for (let number = existing + 1; number <= count; number += 1) {
    const slug = `service-${number}`;
    // Ids must be unique on the site, references to them follow.
    const text = model
      .replaceAll(`${MODEL}-`, `${slug}-`)
      .replace(/^order: .*$/m, `order: ${1000 + number}`)
      .replace(/^title: .*$/m, `title: Service ${number}`)
      .replace(/^label: .*$/m, `label: Service ${number}`);
    await writeFile(path.join(services, `${slug}.yaml`), text);
  }
}

async function weigh(): Promise<{ pages: number; mean: number; gzip: number; listing: number }> {
  const out = path.join(scratch, "out");
  const content = await readdir(path.join(scratch, "content", "services"));
  const names = content.map((name) => name.replace(".yaml", ".html"));
  let bytes = 0;
  let compressed = 0;
  for (const name of names) {
    const html = await readFile(path.join(out, name));
    bytes += html.length;
    compressed += gzipSync(html, { level: 9 }).length;
  }
  const listing = gzipSync(await readFile(path.join(out, "services.html")), { level: 9 }).length;
  const pages = (await readdir(out)).filter((name) => name.endsWith(".html")).length;
  await stat(path.join(out, "index.html"));
  return { pages, mean: bytes / names.length, gzip: compressed / names.length, listing };
}

const counts = process.argv.slice(2).map(Number);
console.log(
  "| services | html files | build s | ms a file | kB a service page | kB gzipped | /services kB gzipped |",
);
console.log("|---:|---:|---:|---:|---:|---:|---:|");
for (const count of counts.length > 0 ? counts : [10, 100, 1000]) {
  await prepareCopy(count);
  const start = performance.now();
  execFileSync("npm", ["run", "build"], { cwd: scratch, stdio: ["ignore", "ignore", "inherit"] });
  const seconds = (performance.now() - start) / 1000;
  const { pages, mean, gzip, listing } = await weigh();
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    `| ${count} | ${pages} | ${seconds.toFixed(1)} | ${((seconds * 1000) / pages).toFixed(0)} | ${kB(mean)} | ${kB(gzip)} | ${kB(listing)} |`,
  );
}
await rm(scratch, { recursive: true, force: true });
