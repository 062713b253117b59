import type { FieldErrors, Resolver } from "react-hook-form";
import type { ApplicationInput, ApplicationOutput, ApplicationSchema } from "./schema";

/** Lets react-hook-form check with the schema; of each field's errors the first is shown. */
export function schemaResolver(
  schema: ApplicationSchema,
): Resolver<ApplicationInput, unknown, ApplicationOutput> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<ApplicationInput> = {};
    for (const { path, message } of parsed.error.issues) {
      const field = path[0] as keyof ApplicationInput;
      errors[field] ??= { type: "custom", message };
    }
    return { values: {}, errors };
  };
}
