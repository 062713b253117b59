import { checkText } from "../src/checks/check-files";

test.each([
  // Put together here, so that no scanner takes this file for a leak.
  `-----BEGIN ${"RSA PRIVATE KEY"}-----`,
  `AKIA${"A".repeat(16)}`,
  `AIza${"a".repeat(35)}`,
  `ghp_${"a".repeat(36)}`,
  `cloudinary:${"//"}123:abc@cloud`,
  `api_secret: "${"a".repeat(27)}"`,
  `//# source${"MappingURL"}=a.js.map`,
])("%s is not published", (text) => {
  expect(checkText(`before ${text} after`)).toHaveLength(1);
});

test("addresses and times are not secrets", () => {
  expect(checkText('"https://site.example:8080/a" "https://a.example/b:c@d" 9:00@home')).toEqual(
    [],
  );
});
