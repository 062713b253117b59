/** @jest-environment jsdom */
import { saveEdit } from "@/packages/desk/src/edit/page/state/save-edit";
import { said } from "@/packages/desk/src/edit/page/state/say";

const EXAMPLE = "+91 00000 00000";
const place = { file: "content/firm.yaml", path: ["phone"] };

const left = ["Firm › WhatsApp › Phone", "Firm › Officers › Grievance Officer › Phone"].map(
  (says) => ({ place, says, value: EXAMPLE }),
);

/** What the server answers to each call. */
const ANSWERS: Readonly<Record<string, object>> = {
  save: { file: place.file, hash: "2", id: "7", lines: 1, value: "", advice: [] },
  placeholders: { left: [...left, { place, says: "Firm › Name", value: "The Desk" }] },
  state: {},
};

async function save(supplied: boolean): Promise<string | undefined> {
  global.fetch = async (address) => {
    const result = ANSWERS[String(address).split("/").at(-1) ?? ""];
    return { ok: true, status: 200, json: async () => ({ ok: true, result }) } as Response;
  };
  const edit = { do: "set", value: "+91 98450 12345", supplied } as const;
  await saveEdit({ place, hash: "1", before: EXAMPLE }, edit, "Phone");
  await new Promise((resolve) => setTimeout(resolve));
  return said.get()?.text;
}

test("who supplies a value hears where its example still stands", async () => {
  expect(await save(true)).toBe(
    "Saved: Phone. The same example still stands at WhatsApp › Phone, Officers › Grievance Officer › Phone: see “to supply”.",
  );
  expect(await save(false)).toBe("Saved: Phone.");
});
