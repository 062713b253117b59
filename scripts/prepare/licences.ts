import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** For packages with the MIT licence that contain no licence file. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** What a licence needs of a package's manifest. */
interface Manifest {
  name: string;
  version: string;
  license: string;
  author?: string;
}

const LICENCE_FILE = /^(licen[cs]e|copying)(\.|-|$)/i;

/** The licence text that a package passes on. @throws Error for a package without one */
function licenceText(folder: string, { author, license }: Manifest): string {
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
  if (file !== undefined) return readFileSync(path.join(folder, file), "utf8").trim();
  if (license !== "MIT" || !author) {
    throw new Error(`${folder} has no licence text to pass on with the site's scripts`);
  }
  return `MIT License\n\nCopyright (c) ${author}\n\n${MIT}`;
}

function licenceOf(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const title = `${manifest.name} ${manifest.version} (${manifest.license})`;
  const line = "=".repeat(title.length);
  return `${title}\n${line}\n\n${licenceText(folder, manifest)}\n`;
}

/**
 * Licences of the packages in the site's scripts.
 * @param folders of the packages, from the root
 * @throws Error for a package without one
 */
export function scriptLicences(root: string, folders: readonly string[]): string {
  const licences = folders.map((folder) => licenceOf(path.join(root, folder)));
  return `The scripts of this site contain the following works.\n\n${licences.join("\n\n")}`;
}
