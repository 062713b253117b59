import { findNginx, type NginxEffects } from "@/lib/delivery/find-nginx";

function effects(change: Partial<NginxEffects>): NginxEffects {
  return { platform: "linux", isRoot: false, run: () => false, ...change };
}

test("an nginx outside the shell's path is found", () => {
  const run = (command: string) => command === "/usr/sbin/nginx";
  expect(findNginx(effects({ run }))).toEqual({ ok: true, command: "/usr/sbin/nginx" });
});

test("the administrator of a Debian system gets it installed", () => {
  let isInstalled = false;
  const run = (command: string, args: readonly string[]) => {
    if (args.includes("install")) isInstalled = true;
    return command === "env" || isInstalled;
  };
  expect(findNginx(effects({ isRoot: true, run }))).toEqual({ ok: true, command: "nginx" });
});

test("anybody else is told what to install, in one sentence", () => {
  const tried: string[] = [];
  const search = findNginx(
    effects({
      run: (command) => {
        tried.push(command);
        return false;
      },
    }),
  );
  expect(search).toEqual({ ok: false, advice: expect.stringMatching(/^[^.]*nginx[^.]*\.$/) });
  expect(tried).not.toContain("env");
});
