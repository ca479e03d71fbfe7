/** Returns whether a password is one that guessers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { PACKED } = await import("./common-password-list.ts");
  const packed = Buffer.from(PACKED, "base64");
  const list = Bun.zstdDecompressSync(packed).toString();
  return list.includes(`\n${password.toLowerCase()}\n`);
}
