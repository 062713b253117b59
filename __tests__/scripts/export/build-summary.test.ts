import { DELIVERY_VARIABLE, PROVIDER_KEY_VARIABLES } from "@/lib/consent/providers/provider-keys";
import { SEAL_VARIABLE } from "@/lib/consent/seal/recipients";
import { buildSummary } from "@/scripts/export/build-summary";

const firm = { site: "https://www.firm.example" };
const keys = Object.fromEntries(PROVIDER_KEY_VARIABLES.map((name) => [name, "key-1"]));
const RECIPIENT = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";

const formLine = (env: Record<string, string>) => buildSummary(firm, env, "not approved: x")[1];

test("a build says where it will be, and whether it is approved", () => {
  const [address, , approval] = buildSummary(firm, {}, "approved-2026-12-01");
  expect(address).toMatch(/https:\/\/www\.firm\.example, by site in content\/firm\.yaml$/);
  expect(approval).toMatch(/approved-2026-12-01, as approved$/);
  const other = { NEXT_PUBLIC_SITE_URL: "https://preview.example" };
  const [preview, , open] = buildSummary(firm, other, "not approved: files differ");
  expect(preview).toMatch(/https:\/\/preview\.example, by NEXT_PUBLIC_SITE_URL$/);
  expect(open).toMatch(/ not approved: files differ$/);
});

test("a build says where its form goes, and whether files are sealed", () => {
  expect(formLine({})).toMatch(/cannot be sent: none of its five keys is set/);
  expect(formLine(keys)).toMatch(/Cloudinary \(key-1\) and EmailJS \(key-1\), unsealed$/);
  expect(formLine({ ...keys, [SEAL_VARIABLE]: RECIPIENT })).toMatch(/sealed to 1 key$/);
  expect(formLine({ ...keys, [DELIVERY_VARIABLE]: "" })).toMatch(/unsealed$/);
});
