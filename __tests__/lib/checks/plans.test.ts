import { checkNoRateCard, checkPlans } from "@/lib/checks/plans";
import { parseYaml } from "@/lib/content/load/yaml-file";
import type { Service } from "@/lib/content/schemas/service";

const SERVICE = `plans:
  - { id: a-1m, name: Basic, months: 1, price: 10000, features: [Calls] }
  - { id: a-6m, name: Basic, months: 6, price: 50000, features: [Calls], tag: "SAVE ₹10,000", why: Six months are cheaper. }
  - { id: b-6m, name: Premium, months: 6, price: 75000, features: [Calls], recommended: true, why: For calls by phone. }
blocks:
  - { kind: rate-card }
facts: {}
`;

/** The mistakes of a service's plans, after a change of its file. */
function mistakes(from: string | RegExp, to: string): string[] {
  const issues: { path: string; message: string }[] = [];
  const text = SERVICE.replace(from, to);
  const file = parseYaml("content/services/a.yaml", text, { issues: [], warnings: [] });
  const data = file.data as Pick<Service, "plans" | "blocks" | "facts">;
  const noted = {
    ...file,
    fail: (path: readonly PropertyKey[], message: string) =>
      issues.push({ path: path.join("."), message }),
  };
  checkPlans(noted as typeof file, data);
  return issues.map(({ path, message }) => `${path}: ${message}`);
}

test("plans on one rate card, with a true saving and one recommendation, have no mistake", () => {
  expect(mistakes("", "")).toEqual([]);
});

test.each<[string, string | RegExp, string, string[]]>([
  [
    "a second recommended plan",
    "price: 10000,",
    "price: 10000, recommended: true, why: New.,",
    ["plans.2.recommended: expected one recommended plan a page, got a second"],
  ],
  [
    "a saving that is not what six single months cost more",
    "SAVE ₹10,000",
    "SAVE ₹12,000",
    ['plans.1.tag: expected "SAVE ₹10,000", got "SAVE ₹12,000"'],
  ],
  [
    "a label without a reason",
    ", why: For calls by phone.",
    "",
    ["plans.2.recommended: expected why: beside it, the reason for the label, got none"],
  ],
  [
    "plans on two rate cards",
    "  - { kind: rate-card }\n",
    "  - { kind: rate-card }\n  - { kind: rate-card }\n",
    [0, 1, 2].map(
      (index) => `plans.${index}: expected one rate-card block that shows this plan, got 2`,
    ),
  ],
  [
    "a plan of a group that no rate card shows",
    /{ kind: rate-card }/,
    "{ kind: prose }",
    [0, 1, 2].map(
      (index) => `plans.${index}: expected one rate-card block that shows this plan, got 0`,
    ),
  ],
  [
    "a rate card of a group that no plan has",
    "{ kind: rate-card }",
    "{ kind: rate-card, group: swing }",
    [
      ...[0, 1, 2].map(
        (index) => `plans.${index}: expected one rate-card block that shows this plan, got 0`,
      ),
      'blocks.0.group: expected a group of the plans below, none, got "swing"',
    ],
  ],
  [
    "priority that no fact explains",
    "features: [Calls], recommended",
    "features: [Priority alerts], recommended",
    ["facts: expected priority: what priority adds, because a plan offers it"],
  ],
  [
    "a one-time plan without its time of arrival",
    "months: 1, ",
    "",
    [
      "facts: expected arrival: when what is paid once arrives",
      'plans.1.tag: expected "SAVE ₹0", got "SAVE ₹10,000"',
    ],
  ],
])("%s is a mistake", (_, from, to, expected) => {
  expect(mistakes(from, to)).toEqual(expected);
});

test("a rate card outside a service is a mistake at its kind", () => {
  const issues: { path: string; message: string }[] = [];
  const file = parseYaml("content/pages/a.yaml", "blocks:\n  - kind: rate-card\n", {
    issues: [],
    warnings: [],
  });
  const noted = {
    ...file,
    fail: (path: readonly PropertyKey[], message: string) =>
      issues.push({ path: path.join("."), message }),
  };
  checkNoRateCard(noted as typeof file, file.data as Pick<Service, "blocks">);
  expect(issues).toEqual([
    { path: "blocks.0.kind", message: expect.stringContaining("services alone have plans") },
  ]);
});
