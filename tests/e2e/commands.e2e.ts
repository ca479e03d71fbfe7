import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { makeShopFolder, startExecutable } from "./executable.ts";

/** Runs the executable in an empty folder until it ends by itself. */
async function runAlone(args: string[], env: Record<string, string> = {}) {
  const folder = makeShopFolder();
  const child = Bun.spawn([join(folder, "barrette"), ...args], {
    cwd: folder,
    env,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  const [code, out, errors] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  rmSync(folder, { recursive: true });
  return { code, out, errors };
}

test("tells its version and its commands", async () => {
  expect((await runAlone(["--version"])).out).toMatch(
    /^barrette \d+\.\d+\.\d+\n$/,
  );
  const help = await runAlone(["--help"]);
  expect(help.code).toBe(0);
  expect(help.out).toContain("serve");
});

test("ends an unknown command with a sentence and exit code 64", async () => {
  const { code, errors } = await runAlone(["sevre"]);
  expect(code).toBe(64);
  expect(errors).toBe('There is no command "sevre". Try: barrette --help\n');
});

test("tells a container whether the shop is well", async () => {
  await using shop = await startExecutable();
  const env = { PORT: new URL(shop.url).port };
  expect(await runAlone(["healthcheck"], env)).toMatchObject({ code: 0 });
  expect(await shop.stop()).toBe(0);
  const after = await runAlone(["healthcheck"], env);
  expect(after.code).toBe(69);
  expect(after.errors).toContain("did not answer");
});

test("does not read a bunfig.toml that lies about", async () => {
  const folder = makeShopFolder();
  await Bun.write(join(folder, "bunfig.toml"), 'preload = ["./missing.ts"]\n');
  await using shop = await startExecutable({ folder });
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});
