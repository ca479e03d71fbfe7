import { expect, test } from "bun:test";
import { join } from "node:path";
import { runProgram } from "#tests/support/process/command.ts";
import { freePort } from "#tests/support/process/executable.ts";
import { tempFolder } from "#tests/support/temp.ts";

const ROOT = join(import.meta.dir, "../../..");

/** Runs what `npm start` does before it starts the shop. */
const prepare = (env: Record<string, string>) =>
  runProgram([process.execPath, "src/build/prepare.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(freePort()), ...env },
  });

test("npm start does not rebuild an up-to-date build", async () => {
  const env = { DATA_DIR: tempFolder() };
  await prepare(env);
  expect(await prepare(env)).toEqual({
    code: 0,
    out: "dist/barrette is up to date.\n",
    errors: "",
  });
});

test("npm start names a port that is in use, and builds nothing", async () => {
  using other = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: { data() {} },
  });
  const { code, out, errors } = await prepare({ PORT: String(other.port) });
  expect([code, out]).toEqual([1, ""]);
  expect(errors).toContain(`port ${other.port}`);
});

test("npm start names a data folder that is not writable", async () => {
  // Not even root can write there.
  const { code, out, errors } = await prepare({ DATA_DIR: "/proc/shop" });
  expect([code, out]).toEqual([1, ""]);
  expect(errors).toContain("The data folder /proc/shop cannot be written.");
});
