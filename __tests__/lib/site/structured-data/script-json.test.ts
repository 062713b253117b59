import { scriptJson } from "@/lib/site/structured-data/page-graph";

test("no text can end the script element or open a comment", () => {
  const value = { name: "</script><script>alert(1)</script><!-- & \u2028 ₹" };
  const json = scriptJson(value);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(value);
});
