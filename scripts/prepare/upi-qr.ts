import { renderSVG } from "uqr";

/** The link UPI apps read from a QR code (NPCI's linking specification: pa, pn, cu). */
export function upiLink(upi: { id: string; payee: string }): string {
  return `upi://pay?pa=${encodeURIComponent(upi.id)}&pn=${encodeURIComponent(upi.payee)}&cu=INR`;
}

/** Edge of the drawing in CSS px where nothing else sizes it. */
const EDGE = 200;

/**
 * Draws the firm's UPI code as an SVG image, dark on white as scanners expect. It states its size,
 * because browsers may give a natural width of 0 to an SVG without one, and the image behaviour
 * takes that for an image that failed.
 */
export function upiQr(upi: { id: string; payee: string }): string {
  return renderSVG(upiLink(upi), { ecc: "M", border: 2 }).replace(
    "<svg ",
    `<svg width="${EDGE}" height="${EDGE}" `,
  );
}
