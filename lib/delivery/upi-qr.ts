import { renderSVG } from "uqr";

/** The link UPI apps read from a QR code (NPCI's linking specification: pa, pn, cu). */
export function upiLink(upi: { id: string; payee: string }): string {
  return `upi://pay?pa=${encodeURIComponent(upi.id)}&pn=${encodeURIComponent(upi.payee)}&cu=INR`;
}

/** Draws the firm's UPI code as an SVG image, dark on white as scanners expect. */
export function upiQr(upi: { id: string; payee: string }): string {
  return renderSVG(upiLink(upi), { ecc: "M", border: 2 });
}
