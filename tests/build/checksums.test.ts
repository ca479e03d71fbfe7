import { expect, test } from "bun:test";
import { join } from "node:path";
import { checksums } from "#build/checksums.ts";
import { tempFolder } from "#tests/support/temp.ts";

test("the checksums of a release are those that sha256sum compares", async () => {
  const folder = tempFolder();
  const files = ["one", "two"].map((name) => join(folder, name));
  for (const file of files) await Bun.write(file, file.repeat(10_000));
  await Bun.write(join(folder, "SHA256SUMS"), await checksums(files));
  const check = () =>
    Bun.spawnSync(["sha256sum", "-c", "SHA256SUMS"], { cwd: folder }).success;
  expect(check()).toBe(true);
  await Bun.write(join(folder, "two"), "something else");
  expect(check()).toBe(false);
});
