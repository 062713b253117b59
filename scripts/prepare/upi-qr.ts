import { renderSVG } from "uqr";

/** The link UPI apps read from a QR code (NPCI's linking specification: pa, pn, cu). */
export function upiLink(upi: { id: string; payee: string }): string {
  return `upi://pay?pa=${encodeURIComponent(upi.id)}&pn=${encodeURIComponent(upi.payee)}&cu=INR`;
}

/**
 * Draws the firm's UPI code as an SVG image, dark on white as scanners expect. It states its size
 * (in CSS px): browsers may give an SVG without one a natural width of 0, which the page takes for
 * an image that failed.
 */
export function upiQr(upi: { id: string; payee: string }): string {
  const svg = renderSVG(upiLink(upi), { ecc: "M", border: 2 });
  return svg.replace("<svg ", '<svg width="200" height="200" ');
}
