/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const MODULE = path.resolve("scripts/serve/on-stop.ts");
/** Says when it runs and when it is told to stop; ends by itself should nobody stop it. */
const PROGRAM = `import { onStop } from "${MODULE}";
const timer = setTimeout(() => console.log("never stopped"), 10000);
onStop(() => { console.log("stopped"); clearTimeout(timer); });
console.log(process.pid);`;
const QUOTED = `'${PROGRAM.replaceAll("\n", " ")}'`;
/** As npm runs a script: the shell stays between npm and the program. */
const COMMAND = `"${process.execPath}" --import tsx --input-type=module -e ${QUOTED}; true`;

test.each([
  ["its shell is killed", (shell: number) => process.kill(shell, "SIGKILL")],
  ["it gets a signal itself", (_: number, program: number) => process.kill(program, "SIGTERM")],
])("a program stops when %s", async (_, kill) => {
  const shell = spawn("sh", ["-c", COMMAND], { stdio: ["ignore", "pipe", "inherit"] });
  const [pid] = await once(shell.stdout, "data");
  const [said] = await Promise.all([
    once(shell.stdout, "data"),
    kill(shell.pid ?? 0, Number(String(pid))),
  ]);
  expect(String(said[0])).toBe("stopped\n");
});
