import { ensureNginx, findNginx, NO_NGINX } from "@/scripts/testing/find-nginx";
import { APT, aptCommands, fakeMachine } from "./fake-machine";

test("an nginx outside the shell's path is found", () => {
  const { effects, ran } = fakeMachine({ commands: { "/usr/sbin/nginx -v": () => "" } });
  expect(findNginx(effects)).toBe("/usr/sbin/nginx");
  ensureNginx(effects);
  expect(ran.join("\n")).not.toMatch(/sudo|apt-get/);
});

test("where it is missing it is installed once", () => {
  let isInstalled = false;
  const { effects, ran } = fakeMachine({
    isRoot: true,
    commands: {
      "nginx -v": () => (isInstalled ? "" : undefined),
      ...aptCommands(APT, () => {
        isInstalled = true;
      }),
    },
  });
  ensureNginx(effects);
  expect(findNginx(effects)).toBe("nginx");
  expect(ran.filter((line) => line.includes("install"))).toHaveLength(1);
});

test("without rights it stays missing, which one sentence explains", () => {
  const { effects } = fakeMachine({ commands: {} });
  ensureNginx(effects);
  expect(findNginx(effects)).toBeUndefined();
  expect(NO_NGINX).toMatch(/^[^.]*nginx[^.]*\.$/);
});
