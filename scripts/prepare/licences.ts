import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** For packages with the MIT licence that contain no licence file. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const LICENCE_FILE = /^(licen[cs]e|copying)(\.|-|$)/i;

/** Licences of the packages in the site's scripts. @throws Error for a package without one */
export function scriptLicences(root: string, folders: readonly string[]): string {
  const parts = folders.map((packageFolder) => {
    const folder = path.join(root, packageFolder);
    const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
    const title = `${manifest.name} ${manifest.version} (${manifest.license})`;
    const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name));
    if (!file && (manifest.license !== "MIT" || !manifest.author)) {
      throw new Error(`${folder} has no licence text to pass on with the site's scripts`);
    }
    const text = file
      ? readFileSync(path.join(folder, file), "utf8").trim()
      : `MIT License\n\nCopyright (c) ${manifest.author}\n\n${MIT}`;
    return `${title}\n${"=".repeat(title.length)}\n\n${text}\n`;
  });
  return `The scripts of this site contain the following works.\n\n${parts.join("\n\n")}`;
}
