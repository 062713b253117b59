import { fillIn } from "@/lib/text/fill-in";

test("each name in braces becomes its value, which is not looked into again", () => {
  expect(fillIn("From {min} to {max}, {min}", { min: "{max}", max: "$&" })).toBe(
    "From {max} to $&, {max}",
  );
});

test("a name that is no fact stays as it is", () => {
  expect(fillIn("From {min}", {})).toBe("From {min}");
});
