import { type Site, startSite } from "./support";

let site: Site;
let picture: string;
beforeAll(async () => {
  site = await startSite();
  picture = new URL((await (await site.upload("auto")).json()).secure_url).pathname;
});
afterAll(() => site.stop());

const asStranger = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  site.ask(path, { isStranger: true, headers, method });
const token = () => new URLSearchParams(site.providers.link.split("?")[1]).get("token") ?? "";

test("whoever does not know the token reads nothing, and learns nothing of what is there", async () => {
  for (const path of ["/__intake", picture, "/__intake/files/none.png"]) {
    const { status, headers, body } = await asStranger(path);
    expect(status).toBe(401);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body.toString()).toMatch(/^Open the link that the server printed/);
  }
});

test.each([
  ["too short", "a"],
  ["empty", ""],
  ["another server's", "A".repeat(43)],
])("a token that is %s opens nothing", async (_, wrong) => {
  expect((await asStranger("/__intake", { Cookie: `intake=${wrong}` })).status).toBe(401);
  expect((await asStranger(`/__intake?token=${wrong}`)).status).toBe(401);
});

test("a token in the address opens the page alone: other addresses are kept in histories and logs", async () => {
  expect((await asStranger(`${picture}?token=${token()}`)).status).toBe(401);
});

test("the link leads to the page without it, by a cookie that no script and no other site uses", async () => {
  const { status, headers, body } = await asStranger(site.providers.link);
  expect(status).toBe(303);
  expect(headers.location).toBe("/__intake");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["set-cookie"]).toEqual([
    `intake=${token()}; Path=/__intake; HttpOnly; SameSite=Strict`,
  ]);
  expect(body.toString()).not.toContain(token());
});

test("with the cookie everything opens", async () => {
  const ways = [
    { Cookie: `other=1; intake=${token()}` },
    // Of a server before this one, on the same machine.
    { Cookie: `intake=${"A".repeat(43)}; intake=${token()}` },
  ];
  for (const headers of ways) {
    expect((await asStranger("/__intake", headers)).status).toBe(200);
    expect((await asStranger(picture, headers)).status).toBe(200);
  }
});

test("a form is taken in without it: the visitor who fills it in has none", async () => {
  const { origin } = site;
  const upload = await site.upload("raw", {}, { headers: { origin } });
  expect(upload.status).toBe(200);
  const mail = await site.mail({ reference: "A" }, { headers: { origin } });
  // Node's fetch sends a string as text; the service reads JSON all the same.
  expect(mail.status).toBe(200);
});
