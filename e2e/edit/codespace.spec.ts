import { expect, test } from "@playwright/test";
import { askServer } from "../support/servers/ask-server";
import { type EditServer, startEditServer } from "../support/servers/edit-server";

/* The page to edit in as GitHub's codespaces forward it, without one: its variables and headers. */

test.describe.configure({ mode: "serial", timeout: 300_000 });

let server: EditServer;
let own = "";

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startEditServer("edit-codespace", {
    CODESPACE_NAME: "space",
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: "app.github.dev",
  });
  own = `space-${server.port}.app.github.dev`;
});

test.afterAll(async () => {
  await server?.stop();
});

/** Asks as GitHub passes a browser's request on. */
function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const forwarded = { host: own, "x-forwarded-host": own, "x-forwarded-proto": "https" };
  return askServer({ port: server.port, method, path, headers: { ...forwarded, ...headers } });
}

test("the address that is printed lets its browser in, and no page elsewhere", async () => {
  const entrance = new URL(server.entrance);
  expect(entrance.origin).toBe(`https://${own}`);
  const entered = await ask("GET", entrance.pathname + entrance.search);
  const [cookie = ""] = String(entered.headers["set-cookie"]).split(";");
  const { text } = await ask("GET", "/__edit/", { cookie });
  const [, token = ""] = /name="edit-token" content="(\w+)"/.exec(text) ?? [];
  const call = (origin: string) =>
    ask("POST", "/__edit/api/state", { cookie, origin, "x-edit-token": token });
  expect((await call(`https://${own}`)).status).toBe(200);
  expect((await call("https://other-3000.app.github.dev")).status).toBe(403);
});

test("the site behind it answers under the forwarded name", async () => {
  const page = async () => (await ask("GET", "/", { referer: `https://${own}/__edit/` })).status;
  await expect.poll(page, { timeout: 240_000 }).toBe(200);
  const { text } = await ask("GET", "/");
  const [script = ""] = /\/_next\/static\/[^"]+\.js/.exec(text) ?? [];
  const fromPage = {
    origin: `https://${own}`,
    referer: `https://${own}/`,
    "sec-fetch-site": "same-origin",
    "sec-fetch-mode": "no-cors",
  };
  expect((await ask("GET", script, fromPage)).status).toBe(200);
});
