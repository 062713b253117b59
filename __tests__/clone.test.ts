import { join } from "node:path";
import { newFolder } from "@/__tests__/new-folder";
import { testWithGit } from "@/__tests__/test-with-git";
import { runGit } from "@/lib/content/git";

/** `i/lf w/crlf attr/… name`: line ends in the commit, and in the folder. */
const LINE_ENDS = /^i\/(\S*)\s+w\/(\S*)/;

/** Files whose line ends in a clone are not those of the commit. */
function changedIn(clone: string): string[] {
  const lines = runGit(clone, "ls-files", "--eol").split("\n");
  return lines.filter((line) => {
    const [, committed, inFolder] = LINE_ENDS.exec(line) ?? [];
    return committed === undefined || committed !== inFolder;
  });
}

/** A copy inside the repository, such as those of some tests, is none of its own. */
const repository = () => runGit(".", "rev-parse", "--show-toplevel");

testWithGit("a clone has the bytes of the commit, whatever git is set to", () => {
  for (const autocrlf of ["true", "input"]) {
    const clone = join(newFolder(), "site");
    const settings = ["-c", `core.autocrlf=${autocrlf}`, "-c", "core.eol=crlf"];
    runGit(".", "clone", "--quiet", "--no-local", "--depth=1", ...settings, repository(), clone);
    expect(changedIn(clone)).toEqual([]);
    expect(runGit(clone, "status", "--porcelain")).toBe("");
  }
});

/** Windows keeps these for devices, and has no such signs in names. */
const NOT_ON_WINDOWS = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)|[<>:"|?*\\]|[ .](\/|$)/i;

testWithGit("every file can be there on any file system, beside all others", () => {
  const files = runGit(".", "ls-files", "-z").split("\0").filter(Boolean);
  expect(files.filter((file) => NOT_ON_WINDOWS.test(file))).toEqual([]);
  const names = files.map((file) => file.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
