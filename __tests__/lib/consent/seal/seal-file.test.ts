import { randomBytes } from "node:crypto";
import { Decrypter } from "age-encryption";
import { sealFile } from "@/lib/consent/seal/seal-file";
import { recipientsOf } from "./support";

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

async function open(sealed: Uint8Array, identity: string): Promise<Buffer> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return Buffer.from(await decrypter.decrypt(sealed));
}

/** age splits into pieces of 64 KiB, of which the last is never empty but in an empty file. */
const PIECE = 65_536;

describe.each(["classic", "hybrid"] as const)("sealed to two %s recipients", (kind) => {
  test.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 1_000_000])(
    "%d bytes open with either key",
    async (size) => {
      const { identities, recipients } = await recipientsOf(kind, 2);
      const plain = randomBytes(size);
      const sealed = await bytesOf(await sealFile(new Blob([plain]), recipients));
      expect(sealed.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
      if (size > 20) expect(sealed.includes(plain.subarray(0, 20))).toBe(false);
      for (const identity of identities)
        expect((await open(sealed, identity)).equals(plain)).toBe(true);
      const [other = ""] = (await recipientsOf(kind, 1)).identities;
      await expect(open(sealed, other)).rejects.toThrow("no identity matched");
      await expect(open(sealed.subarray(0, -1), identities[0] ?? "")).rejects.toThrow();
    },
  );
});
