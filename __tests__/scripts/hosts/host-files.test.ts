import { securityTxt } from "@/scripts/hosts/host-files";

const text = securityTxt("report@firm.example", "2027-03-01");

test("each field stands once, in the form of RFC 9116", () => {
  const fields = text
    .trimEnd()
    .split("\n")
    .map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
  expect(fields).toEqual([
    ["Contact", "mailto:report@firm.example"],
    ["Expires", "2028-02-29T00:00:00Z"],
    ["Preferred-Languages", "en"],
  ]);
});
