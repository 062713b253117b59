/** @jest-environment jsdom */
import { encode } from "uqr";
import { upiLink, upiQr } from "@/scripts/prepare/upi-qr";

const upi = { id: "desk.ra@validbank", payee: "A & B Research" };

const draw = (account: typeof upi) =>
  new DOMParser().parseFromString(upiQr(account), "image/svg+xml").documentElement;

test("the link names the account, the payee and the currency, and nothing else", () => {
  const link = new URL(upiLink(upi));
  expect(link.protocol).toBe("upi:");
  expect(link.host).toBe("pay");
  expect(Object.fromEntries(link.searchParams)).toEqual({
    pa: "desk.ra@validbank",
    pn: "A & B Research",
    cu: "INR",
  });
});

test("spaces in the payee are %20, which every UPI app reads; not all read a plus", () => {
  expect(upiLink(upi)).toContain("pn=A%20%26%20B%20Research");
});

test("the code's dark squares are those of the link, with room for damage", () => {
  const squares = encode(upiLink(upi), { ecc: "M", border: 2 }).data.flat().filter(Boolean).length;
  const path = draw(upi).querySelector("path")?.getAttribute("d") ?? "";
  expect(path.match(/M/g)).toHaveLength(squares);
});

test("it is dark on white with a quiet border, as scanners expect", () => {
  const svg = draw(upi);
  expect(svg.querySelector("rect")?.getAttribute("fill")).toBe("white");
  expect(svg.querySelector("path")?.getAttribute("fill")).toBe("black");
  expect(svg.querySelector("path")?.getAttribute("d")).not.toMatch(/M(0|10),|,(0|10)h/);
});

test("it states its size, or a browser may call it 0 px wide, as it does an image that failed", () => {
  const svg = draw(upi);
  expect(Number(svg.getAttribute("width"))).toBeGreaterThan(0);
  expect(svg.getAttribute("height")).toBe(svg.getAttribute("width"));
});

test("another account is another code", () => {
  expect(upiQr({ ...upi, id: "other.ra@validbank" })).not.toBe(upiQr(upi));
  expect(upiQr({ ...upi, payee: "Someone else" })).not.toBe(upiQr(upi));
});
