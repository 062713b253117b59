import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeJsonSchemas } from "@/scripts/prepare/json-schemas";

const contentFiles = readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(yaml|md)$/.test(file) && !file.startsWith("versions/"));

const SHARED_SCHEMAS = new Map([
  ["pages", "page.json"],
  ["services", "service.json"],
  ["policies", "policy.json"],
]);

let root: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "schemas-"));
  await writeJsonSchemas(root);
});

afterAll(() => rmSync(root, { recursive: true }));

/** Absolute path of the file's own schema, or of that of its folder. */
function expectedSchema(file: string): string {
  const schema = path.join(root, "schemas", file.replace(/\.\w+$/, ".json"));
  if (existsSync(schema)) return schema;
  const shared = SHARED_SCHEMAS.get(path.posix.dirname(file));
  return path.join(root, "schemas", shared ?? "no schema");
}

const SCHEMA_LINE = /^# yaml-language-server: \$schema=(\S+)$/m;
const textOf = (file: string) => readFileSync(path.join("content", file), "utf8");
/** An editor who writes a new page may leave the line out. */
const withSchema = contentFiles.filter((file) => SCHEMA_LINE.test(textOf(file)));

test.each(withSchema)("content/%s points editors at its schema", (file) => {
  const [, address = ""] = SCHEMA_LINE.exec(textOf(file)) ?? [];
  const schema = path.resolve(root, "content", path.dirname(file), address);
  expect(schema).toBe(expectedSchema(file));
  expect(JSON.parse(readFileSync(schema, "utf8"))).toMatchObject({ type: "object" });
});

test("a schema explains a key to editors, also where its kind of text is shared", () => {
  const schema = JSON.parse(readFileSync(path.join(root, "schemas/page.json"), "utf8"));
  expect(schema.properties.meta.properties.title.description).toMatch(/^Page title in search/);
});

test("an editor is offered days for a value and for an entry of a list", () => {
  const schema = JSON.parse(readFileSync(path.join(root, "schemas/service.json"), "utf8"));
  const dated = { $ref: "#/$defs/dated" };
  const [plans] = schema.properties.plans.anyOf;
  const name = plans.items.$ref?.replace("#/$defs/", "");
  const plan = schema.$defs[name] ?? plans.items;
  expect(schema.properties.plans.anyOf).toContainEqual(dated);
  expect(plan.properties.price.anyOf).toContainEqual(dated);
  expect(plan.properties).toMatchObject({ from: { format: "date" }, until: { format: "date" } });
});
