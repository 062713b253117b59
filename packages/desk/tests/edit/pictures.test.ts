import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sharp from "sharp";
import { newFolder } from "@/__tests__/new-folder";
import type { Answer, PictureAnswer } from "../../src/edit/api";
import { Access } from "../../src/edit/server/access";
import type { Handlers } from "../../src/edit/server/calls";
import { createEditServer } from "../../src/edit/server/edit-server";
import { Events } from "../../src/edit/server/events";
import { save, undoChange } from "../../src/edit/server/handlers/writing";
import { takePicture } from "../../src/edit/writing/take-picture";
import { copyOfContent, placeIn, readAt, roomIn } from "./content-room";

/* A picture on its way from the page to content/pictures, through the server. */

const root = newFolder();
const folder = path.join(root, "content/pictures");
const access = new Access(newFolder(), 0, {});
const server = createEditServer({
  root,
  firm: () => "The firm",
  access,
  events: new Events(),
  site: { port: 0 },
  handlers: {} as Handlers,
  takePicture: async (name, bytes) => takePicture(roomIn(root), name, bytes),
  fileAt: () => undefined,
  onShown: () => {},
  areMistakesShown: () => false,
  onAdmitted: () => {},
});
jest.spyOn(access, "mayCall").mockReturnValue(true);
jest.spyOn(access, "isOwnHost").mockReturnValue(true);

beforeAll(async () => {
  mkdirSync(path.join(root, "content"));
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(name: string, bytes: Buffer): Promise<Answer<PictureAnswer>> {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/__edit/api/picture?${new URLSearchParams({ name })}`;
  const answer = await fetch(address, { method: "POST", body: new Uint8Array(bytes) });
  return (await answer.json()) as Answer<PictureAnswer>;
}

const plain = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } });

const bytesOf = (file: string) => readFileSync(path.join(folder, file));

test("a picture keeps its bytes and gets a name that addresses may have", async () => {
  const png = await plain("red").png().toBuffer();
  expect(await send("Our Office (1).PNG", png)).toEqual({
    ok: true,
    result: { file: "our-office-1.png", width: 40, height: 30 },
  });
  expect(bytesOf("our-office-1.png")).toEqual(png);
});

test("a photograph is as wide as it is shown", async () => {
  const jpeg = await plain("blue").withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await send("Café Bengaluru.jpeg", jpeg)).toEqual({
    ok: true,
    result: { file: "cafe-bengaluru.jpeg", width: 30, height: 40 },
  });
});

test("a name in another script, or a long one, becomes one that addresses may have", async () => {
  const png = await plain("green").png().toBuffer();
  expect(await send("हमारा कार्यालय.png", png)).toMatchObject({ result: { file: "picture.png" } });
  const long = await send(`${"office ".repeat(60)}.png`, await plain("black").png().toBuffer());
  expect(long).toMatchObject({
    ok: true,
    result: { file: expect.stringMatching(/^[a-z-]{1,60}\.png$/) },
  });
});

test("another picture of a name gets a number; the same one is there once", async () => {
  const [first, second] = [
    await plain("white").png().toBuffer(),
    await plain("gray").png().toBuffer(),
  ];
  await send("team.png", first);
  expect(await send("team.png", second)).toMatchObject({ result: { file: "team-2.png" } });
  expect(await send("Team.png", second)).toMatchObject({ result: { file: "team-2.png" } });
  expect(bytesOf("team.png")).toEqual(first);
});

test("what is no picture is refused in the words of the build, and nothing is kept", async () => {
  const before = readdirSync(folder);
  expect(await send("invoice.jpg", Buffer.from("%PDF-1.7 an invoice"))).toMatchObject({
    ok: false,
    error: { kind: "failed", message: expect.stringMatching(/cannot be read as one: export it/) },
  });
  expect(await send("notes.txt", Buffer.from("Notes"))).toMatchObject({
    error: { message: expect.stringContaining("choose a jpg, png") },
  });
  expect(readdirSync(folder)).toEqual(before);
});

test("a photograph of 27 MB arrives; what is larger than 40 MB is told so", async () => {
  const side = 3000;
  const raw = { width: side, height: side, channels: 3 } as const;
  const noise = randomBytes(side * side * 3);
  const large = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(large.length).toBeGreaterThan(26_900_000);
  expect(await send("large.png", large)).toMatchObject({ ok: true, result: { width: side } });
  expect(await send("larger.png", Buffer.alloc(60_000_000))).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining("more than 40 MB") },
  });
});

test.each(["../../escaped.png", "..\\escaped.png", "/etc/escaped.png", "a/../../escaped.png"])(
  "%s stays in content/pictures",
  async (name) => {
    expect(await send(name, await plain("pink").png().toBuffer())).toMatchObject({
      result: { file: "escaped.png" },
    });
    expect(existsSync(path.join(root, "escaped.png"))).toBe(false);
    expect(existsSync(path.join(folder, "escaped.png"))).toBe(true);
  },
);

test("a picture goes with the change that named it, but not one that is typed elsewhere", async () => {
  const site = copyOfContent();
  const room = roomIn(site);
  const { file: shown } = takePicture(room, "office.png", await plain("teal").png().toBuffer());
  const { file: typed } = takePicture(room, "team.png", await plain("navy").png().toBuffer());
  const photograph = readAt(room, placeIn("firm.yaml", "analyst", "photograph"));
  const saved = save(room, { ...photograph, edit: { do: "set", value: shown } });
  const draft = {
    ...readAt(room, placeIn("pages/about.yaml", "hero", "lede")),
    value: typed,
    at: "",
  };
  room.drafts.keep({ ...draft, before: "", tab: "1" });
  const there = () =>
    [shown, typed].map((file) => existsSync(path.join(site, "content/pictures", file)));
  expect(there()).toEqual([true, true]);
  undoChange(room, { id: saved.id });
  expect(there()).toEqual([false, true]);
});

test("neither a link of that name nor a linked folder leads elsewhere", async () => {
  const outside = newFolder();
  symlinkSync(path.join(outside, "stolen.png"), path.join(folder, "linked.png"));
  const png = await plain("orange").png().toBuffer();
  expect(await send("linked.png", png)).toMatchObject({ result: { file: "linked-2.png" } });
  expect(readdirSync(outside)).toEqual([]);
  const other = newFolder();
  mkdirSync(path.join(other, "content"));
  symlinkSync(outside, path.join(other, "content/pictures"));
  writeFileSync(path.join(outside, "x.txt"), "");
  expect(() => takePicture(roomIn(other), "a.png", png)).toThrow(/leads outside/);
  expect(readdirSync(outside)).toEqual(["x.txt"]);
});

test("a picture is shown in the panel, and no other file", async () => {
  const mayRead = jest.spyOn(access, "mayRead").mockReturnValue(true);
  const { port } = server.address() as AddressInfo;
  const statusOf = async (name: string) =>
    (await fetch(`http://127.0.0.1:${port}/__edit/pictures/${name}`)).status;
  const png = await plain("red").png().toBuffer();
  await send("shown.png", png);
  writeFileSync(path.join(root, "content/secret.png"), png);
  symlinkSync(path.join(root, "content/secret.png"), path.join(folder, "led-away.png"));
  expect(await statusOf("shown.png")).toBe(200);
  expect(await statusOf("..%2Fsecret.png")).toBe(404);
  expect(await statusOf("led-away.png")).toBe(404);
  mayRead.mockReturnValue(false);
  expect(await statusOf("shown.png")).toBe(403);
});
