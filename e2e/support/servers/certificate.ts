import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A server's certificate and its key, both PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

// DER (ITU-T X.690), as far as a certificate needs it.
const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  ipAddress: 0x87,
  version: 0xa0,
  extensions: 0xa3,
} as const;

function der(tag: number, ...contents: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const { length } = content;
  if (length >= 65_536) throw new RangeError("too long for a certificate");
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const ECDSA_WITH_SHA256 = der(TAG.sequence, der(TAG.oid, Buffer.from("2a8648ce3d040302", "hex")));
const COMMON_NAME = der(TAG.oid, Buffer.from("550403", "hex"));
const SUBJECT_ALT_NAME = der(TAG.oid, Buffer.from("551d11", "hex"));
/** A part of whole bytes. */
const NO_SPARE_BITS = Buffer.from([0]);
const DAY_MS = 86_400_000;

const utcTime = (date: Date) =>
  der(TAG.utcTime, `${date.toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`);

const alternativeName = (name: string) =>
  /^[\d.]+$/.test(name)
    ? der(TAG.ipAddress, Buffer.from(name.split(".").map(Number)))
    : der(TAG.dnsName, name);

/**
 * Signs a certificate by its own key, for two days around now. Made anew for each run, so that no
 * key lies in the repository and no tool has to be installed.
 * @param names host names and IPv4 addresses it is good for
 */
export function selfSignedCertificate(names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const now = Date.now();
  const name = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, COMMON_NAME, der(TAG.utf8, names[0] ?? ""))),
  );
  const altNames = der(TAG.sequence, ...names.map(alternativeName));
  const body = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    // A first byte below 128: the number is a positive one.
    der(TAG.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_WITH_SHA256,
    name,
    der(TAG.sequence, utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(
      TAG.extensions,
      der(TAG.sequence, der(TAG.sequence, SUBJECT_ALT_NAME, der(TAG.octetString, altNames))),
    ),
  );
  const signature = der(TAG.bitString, NO_SPARE_BITS, sign("sha256", body, privateKey));
  const whole = der(TAG.sequence, body, ECDSA_WITH_SHA256, signature).toString("base64");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole.match(/.{1,64}/g)?.join("\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
