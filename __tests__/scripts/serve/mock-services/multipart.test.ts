import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { parseUploadForm } from "@/scripts/serve/mock-services/multipart";

/** The body that a browser, or Node, makes of a form. */
async function encode(form: FormData) {
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

test.each(["pan.png", 'a "quoted" name.png', "आधार ₹.png", "a%22b;name=x.png"])(
  "a file named %p comes through with its fields",
  async (name) => {
    const bytes = randomBytes(100_000);
    const form = new FormData();
    form.append("upload_preset", "consent ₹\r\nsecond line");
    form.append("file", new Blob([bytes], { type: "image/png" }), name);
    form.append("empty", "");
    const { type, body } = await encode(form);
    const read = parseUploadForm(body, type);
    expect(read?.fields).toEqual({ upload_preset: "consent ₹\r\nsecond line", empty: "" });
    expect(read?.file?.name).toBe(name.replaceAll("%22", '"'));
    expect(read?.file?.type).toBe("image/png");
    expect(read?.file?.bytes.equals(bytes)).toBe(true);
  },
);

test("any bytes come through", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(bytes)]), "a");
      const { type, body } = await encode(form);
      expect(parseUploadForm(body, type)?.file?.bytes.equals(bytes)).toBe(true);
    }),
  );
});

test("a form that is cut off anywhere is none", async () => {
  const form = new FormData();
  form.append("upload_preset", "preset");
  form.append("file", new Blob(["abc"]), "a.png");
  const { type, body } = await encode(form);
  const end = body.lastIndexOf("--") + 2;
  for (let length = 0; length < end; length += 1) {
    expect(parseUploadForm(body.subarray(0, length), type)).toBeUndefined();
  }
  expect(parseUploadForm(body.subarray(0, end), type)).toBeDefined();
});

test("a quoted boundary is a boundary too", () => {
  const body = Buffer.from('--a b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--a b--');
  expect(parseUploadForm(body, 'multipart/form-data; charset=x; boundary="a b"')).toEqual({
    fields: { x: "1" },
    file: undefined,
  });
});
