import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand, runProgram } from "#tests/support/process/command.ts";
import {
  makeShopFolder,
  startExecutable,
} from "#tests/support/process/executable.ts";

import { until } from "#tests/support/until.ts";

/** Runs the executable in an empty folder until it ends by itself. */
async function runAlone(args: string[], env: Record<string, string> = {}) {
  const folder = makeShopFolder();
  const command = [join(folder, "barrette"), ...args];
  const ended = await runProgram(command, { cwd: folder, env });
  rmSync(folder, { recursive: true });
  return ended;
}

test("prints its version and its commands", async () => {
  for (const args of [["--version"], ["version"], ["-v"]])
    expect((await runAlone(args)).out).toMatch(
      /^barrette \d+\.\d+\.\d+ \((unknown|[0-9a-f]{12}(\+changes)?, \d{4}-\d\d-\d\d)\)\n$/,
    );
  const help = await runAlone(["--help"]);
  expect(help.code).toBe(0);
  expect(help.out).toContain("serve");
  expect((await runAlone(["help", "orders", "export"])).out).toBe(
    (await runAlone(["orders", "export", "--help"])).out,
  );
});

test("ends an unknown command with a sentence and exit code 64", async () => {
  const { code, errors } = await runAlone(["sevre"]);
  expect(code).toBe(64);
  expect(errors).toBe('There is no command "sevre". Try: barrette --help\n');
  expect((await runAlone(["orders"])).errors).toBe(
    'There is no command "orders". Try: barrette --help\n',
  );
});

test("refuses settings that prevent a start before it creates any file", async () => {
  const folder = makeShopFolder();
  const host = await runCommand(folder, ["serve"], {
    PORT: "0",
    HOST: "203.0.113.5",
    DATA_DIR: join(folder, "elsewhere"),
  });
  // systemd retries after code 69, because the address may become available.
  expect(host.code).toBe(69);
  expect(host.errors).toContain("cannot listen on HOST 203.0.113.5");
  const key = await runCommand(folder, ["serve"], {
    PORT: "0",
    SMTP_URL: "smtp://localhost:9",
    OWNER_EMAIL: "owner@example.com",
    DKIM_DOMAIN: "example.com",
    DKIM_SELECTOR: "shop",
    DKIM_KEY_FILE: "missing.pem",
  });
  expect(key.code).toBe(78);
  expect(key.errors).toContain("DKIM_KEY_FILE: ");
  // No data folder exists, so no password was generated that nobody saw.
  expect(readdirSync(folder)).not.toContain("data");
  rmSync(folder, { recursive: true });
});

test("reports to a container whether the shop is healthy", async () => {
  await using shop = await startExecutable();
  const env = { PORT: new URL(shop.url).port };
  expect(await runAlone(["healthcheck"], env)).toMatchObject({ code: 0 });
  expect(await shop.stop()).toBe(0);
  const after = await runAlone(["healthcheck"], env);
  expect(after.code).toBe(69);
  expect(after.errors).toContain("did not answer");
});

test("ignores a bunfig.toml in the working folder", async () => {
  const folder = makeShopFolder();
  await Bun.write(join(folder, "bunfig.toml"), 'preload = ["./missing.ts"]\n');
  await using shop = await startExecutable({ folder });
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
});

test("logs readable lines on a terminal and machine-readable lines elsewhere", async () => {
  const folder = makeShopFolder();
  let screen = "";
  const shop = Bun.spawn([join(folder, "barrette"), "serve"], {
    cwd: folder,
    env: { PORT: "0" },
    terminal: {
      cols: 200,
      data: (_, data) => {
        screen += Buffer.from(data).toString();
      },
    },
  });
  await until(() => screen.includes(" is open"));
  shop.kill();
  await shop.exited;
  rmSync(folder, { recursive: true });
  expect(screen).toMatch(/^\d\d:\d\d:\d\d info {2}open version=/m);
  await using elsewhere = await startExecutable();
  await until(() => elsewhere.output().includes(" is open"));
  expect(elsewhere.output()).toMatch(
    /^\{"at":"[^"]+","level":"info","event":"open"/m,
  );
});

test("every command prints its help and refuses unknown arguments", async () => {
  await using shop = await startDemo();
  const { out } = await runCommand(shop.folder, ["--help"]);
  const names = [...out.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}/gm)].map(
    ([, name = ""]) => name.split(" "),
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) {
    const help = await runCommand(shop.folder, [...name, "--help"]);
    expect(help).toMatchObject({ code: 0, errors: "" });
    expect(help.out).toStartWith(`barrette ${name.join(" ")}`);
    const wrong = await runCommand(shop.folder, [...name, "--nonsense"]);
    expect(wrong.code).toBe(64);
    expect(wrong.errors).toContain(`Try: barrette ${name.join(" ")} --help`);
  }
});

test("a pipe that the reader closes early causes no error", async () => {
  await using shop = await startDemo();
  const command = "./barrette doctor | head -n 1";
  const child = Bun.spawn(["sh", "-c", command], {
    cwd: shop.folder,
    stdout: "pipe",
    stderr: "pipe",
  });
  expect(await new Response(child.stdout).text()).toStartWith("ok    Settings");
  expect(await new Response(child.stderr).text()).toBe("");
});
