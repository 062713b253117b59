import { loadAwsServiceSpecSync } from "@aws-cdk/aws-service-spec";
import type { PropertyType, Resource, TypeDefinition } from "@aws-cdk/service-spec-types";

/** AWS's own description of every resource and property there is, as the package ships it. */
const spec = loadAwsServiceSpecSync();

type Values = Record<string, unknown>;

export interface Template {
  Resources: Record<string, { Type: string; Properties: Values }>;
  Outputs: Record<string, { Value: unknown }>;
  Parameters: Record<string, unknown>;
}

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A reference to another resource, which becomes a string. */
const isIntrinsic = (value: unknown): value is Values =>
  isObject(value) &&
  Object.keys(value).length === 1 &&
  /^(Ref|Fn::)/.test(Object.keys(value)[0] ?? "");

function ofType(value: unknown, type: PropertyType, at: string): string[] {
  if (isIntrinsic(value)) {
    return ["string", "union"].includes(type.type) ? [] : [`${at}: a reference for ${type.type}`];
  }
  const expected = (matches: boolean) => (matches ? [] : [`${at}: expected ${type.type}`]);
  switch (type.type) {
    case "string":
      if (type.allowedValues && !type.allowedValues.includes(String(value))) {
        return [`${at}: ${String(value)} is none of ${type.allowedValues.join(", ")}`];
      }
      return expected(typeof value === "string");
    case "number":
      return expected(typeof value === "number");
    case "integer":
      return expected(Number.isInteger(value));
    case "boolean":
      return expected(typeof value === "boolean");
    case "json":
      return expected(isObject(value));
    case "array":
      if (!Array.isArray(value)) return expected(false);
      return value.flatMap((one, index) => ofType(one, type.element, `${at}[${index}]`));
    case "ref":
      return ofDefinition(value, spec.get("typeDefinition", type.reference), at);
    case "union": {
      const tries = type.types.map((one) => ofType(value, one, at));
      return tries.some((faults) => faults.length === 0) ? [] : tries.flat();
    }
    default:
      return [`${at}: this test does not know the type ${type.type}`];
  }
}

function ofDefinition(
  value: unknown,
  { properties }: Pick<TypeDefinition | Resource, "properties">,
  at: string,
): string[] {
  if (!isObject(value)) return [`${at}: expected an object`];
  const missing = Object.entries(properties)
    .filter(([name, { required }]) => required && !(name in value))
    .map(([name]) => `${at}: ${name} is missing`);
  const faults = Object.entries(value).flatMap(([name, one]) => {
    const property = properties[name];
    return property ? ofType(one, property.type, `${at}.${name}`) : [`${at}: no property ${name}`];
  });
  return [...missing, ...faults];
}

function resourceOf(type: string): Resource | undefined {
  return spec.lookup("resource", "cloudFormationType", "equals", type)[0];
}

/** Every reference of a template as "Name" or "Name.Attribute". */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    if (name === "Ref") return [String(one)];
    if (name === "Fn::GetAtt" && Array.isArray(one)) return [one.join(".")];
    if (name === "Fn::Sub") {
      return [...String(one).matchAll(/\$\{([^}]+)\}/g)].map(([, inner]) => inner ?? "");
    }
    return referencesIn(one);
  });
}

/**
 * Compares a template with AWS's published description of its resources.
 * @returns a sentence for each unknown, missing or mistyped property, and each reference to nothing
 */
export function templateFaults(template: Template): string[] {
  const { Resources, Outputs, Parameters } = template;
  const faults = Object.entries(Resources).flatMap(([name, { Type, Properties }]) => {
    const resource = resourceOf(Type);
    return resource ? ofDefinition(Properties, resource, name) : [`${name}: no type ${Type}`];
  });
  const dangling = referencesIn([Resources, Outputs])
    .filter((reference) => !reference.startsWith("AWS::"))
    .filter((reference) => {
      const [name = "", ...attribute] = reference.split(".");
      if (attribute.length === 0) return !(name in Resources) && !(name in Parameters);
      const attributes = resourceOf(Resources[name]?.Type ?? "")?.attributes ?? {};
      return !(attribute.join(".") in attributes);
    });
  return [...faults, ...dangling.map((reference) => `a reference to nothing: ${reference}`)];
}
