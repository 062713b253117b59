import { scriptJson } from "@/lib/site/structured-data/page-graph";

test("no text ends the script element or opens a comment in it", () => {
  const value = { name: "</script><script>alert(1)</script><!-- & \u2028 ₹" };
  const json = scriptJson(value);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(value);
});
