import { installPackage, type MachineEffects } from "@/scripts/testing/install-package";
import { APT, aptCommands, fakeMachine } from "./fake-machine";

const INSTALL = `${APT} install --yes --no-install-recommends hello`;

test("root renews the lists and installs, waiting for dpkg's lock, asked nothing", () => {
  const { effects, ran, said } = fakeMachine({
    isRoot: true,
    commands: aptCommands(APT, () => undefined),
  });
  expect(installPackage("hello", effects)).toBe(true);
  expect(ran).toEqual(["apt-get --version", `${APT} update`, INSTALL]);
  expect(said).toEqual(["Installing hello with apt-get (this may take some minutes)."]);
});

test("passwordless sudo does as well", () => {
  const { effects, ran } = fakeMachine({
    commands: { "sudo -n true": () => "", ...aptCommands(`sudo -n ${APT}`, () => undefined) },
  });
  expect(installPackage("hello", effects)).toBe(true);
  expect(ran.at(-1)).toBe(`sudo -n ${INSTALL}`);
});

test("a source that cannot be renewed does not stop it", () => {
  const commands = aptCommands(APT, () => undefined);
  delete commands[`${APT} update`];
  const { effects } = fakeMachine({ isRoot: true, commands });
  expect(installPackage("hello", effects)).toBe(true);
});

test("what the package manager refuses is not installed", () => {
  const commands = { ...aptCommands(APT, () => undefined), [`${APT} install`]: () => undefined };
  const { effects } = fakeMachine({ isRoot: true, commands });
  expect(installPackage("hello", effects)).toBe(false);
});

test.each<Partial<MachineEffects>>([
  { platform: "linux" },
  { platform: "darwin", isRoot: true },
  { platform: "win32", isRoot: true },
])("without rights or apt-get it is not called: %o", (machine) => {
  const { effects, ran, said } = fakeMachine({ ...machine, commands: { "apt-get": () => "" } });
  expect(installPackage("hello", effects)).toBe(false);
  expect(ran.join("\n")).not.toContain("apt-get");
  expect(said).toEqual([]);
});

/** apt-get says this, and fails, for as long as another one reads or writes the same files. */
function lockedFor(times: number) {
  const answers = [true, ...Array<boolean>(times).fill(false)];
  const { effects, ...rest } = fakeMachine({ isRoot: true, commands: { "": () => "" } });
  const run: MachineEffects["run"] = (command, args, timeout) => {
    effects.run(command, args, timeout);
    const ok = !args.includes("install") || answers.length === 1 || answers.pop() === true;
    return { ok, output: ok ? "" : "E: Could not get lock /var/cache/apt/archives/lock." };
  };
  return { effects: { ...effects, run }, ...rest };
}

test("a lock that apt-get itself does not wait for is waited for", () => {
  const { effects, ran, paused } = lockedFor(3);
  expect(installPackage("hello", effects)).toBe(true);
  expect(ran.filter((line) => line === INSTALL)).toHaveLength(4);
  expect(paused()).toBe(6000);
});

test("a lock that nobody lets go of is given up after five minutes", () => {
  const { effects, paused } = lockedFor(1000);
  expect(installPackage("hello", effects)).toBe(false);
  expect(paused()).toBe(300_000);
});
