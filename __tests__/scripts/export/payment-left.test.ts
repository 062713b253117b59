import { writeFileSync } from "node:fs";
import path from "node:path";
import { content } from "@/__tests__/fixture";
import { newFolder } from "@/__tests__/new-folder";
import { paymentLeft } from "@/scripts/export/payment-left";

const { firm } = content;
const paying = {
  ...firm,
  bank: { ...firm.bank, account: "9182 7364 5546", ifsc: "HDFC0009182" },
  upi: { ...firm.upi, id: "paysuch.ra@validhdfc" },
  phonePayment: "+91 91827 36455",
};

let out: string;
beforeEach(() => {
  out = newFolder();
});

test("each file that says where to pay is named, with the words to remove", () => {
  writeFileSync(path.join(out, "about.html"), "<p>To 918273645546, paysuch.ra@validhdfc</p>");
  writeFileSync(path.join(out, "contact.html"), "<p>Call +91 91827 36455</p>");
  writeFileSync(path.join(out, "upi-qr.svg"), "<svg/>");
  const faults = paymentLeft(out, { firm: paying, placeholders: new Set() });
  expect(faults.sort()).toEqual([
    "about.html: accepting is false, and this has firm.bank.account; take {{firm.bank.account}} out of its words",
    "about.html: accepting is false, and this has firm.upi.id; take {{firm.upi.id}} out of its words",
    "contact.html: accepting is false, and this has firm.phonePayment; take {{firm.phonePayment}} out of its words",
    "upi-qr.svg: accepting is false, and this is the QR code for payment",
  ]);
});

test("a number that is also the one to call may stay", () => {
  writeFileSync(path.join(out, "contact.html"), `<p>Call ${firm.phone}</p>`);
  const callable = { ...paying, phonePayment: firm.phone };
  expect(paymentLeft(out, { firm: callable, placeholders: new Set() })).toEqual([]);
});

test("a placeholder account does not count, though its digits may be in another number", () => {
  writeFileSync(path.join(out, "about.html"), "<p>NISM-918273645546</p>");
  const placeholders = new Set(["firm.bank"]);
  expect(paymentLeft(out, { firm: paying, placeholders })).toEqual([]);
});
