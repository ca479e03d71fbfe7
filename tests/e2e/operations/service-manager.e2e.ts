import { expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#tests/support/process/command.ts";
import {
  freePort,
  makeShopFolder,
  startExecutable,
} from "#tests/support/process/executable.ts";
import { openNotifySocket } from "./notify-socket.ts";
import { afterTest, tempFolder } from "#tests/support/temp.ts";
import { until } from "#tests/support/until.ts";

/** Starts the shop as systemd does, without waiting for it. */
function startService(env: Record<string, string>) {
  const folder = makeShopFolder();
  const child = Bun.spawn([join(folder, "barrette"), "serve"], {
    cwd: folder,
    env,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "ignore",
  });
  afterTest(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  return child;
}

test.each(["a path", "an abstract name"])(
  "tells the service manager at %s that it is ready, alive and stopping",
  async (kind) => {
    const name = kind === "a path" ? undefined : `@${crypto.randomUUID()}`;
    const manager = openNotifySocket(name);
    const PORT = String(freePort());
    const shop = startService({
      PORT,
      NOTIFY_SOCKET: manager.path,
      WATCHDOG_USEC: "300000",
    });
    const heard: string[] = [];
    await until(() => heard.push(...manager.readAll()) > 0);
    // The first request succeeds, so READY=1 was not sent too early.
    const health = await fetch(`http://localhost:${PORT}/healthz`);
    expect([heard[0], health.status]).toEqual(["READY=1", 200]);
    await until(() => heard.push(...manager.readAll()) >= 4);
    expect(new Set(heard.slice(1))).toEqual(new Set(["WATCHDOG=1"]));
    shop.kill("SIGTERM");
    // Nobody may send to a socket in which ten messages wait.
    const last: string[] = [];
    await until(() => {
      last.push(...manager.readAll());
      return shop.exitCode !== null;
    });
    expect(shop.exitCode).toBe(0);
    last.push(...manager.readAll());
    const others = last.filter((each) => each !== "WATCHDOG=1");
    expect(others).toEqual(["STOPPING=1"]);
  },
);

test("never reports ready with a setting that prevents the start", async () => {
  const manager = openNotifySocket();
  const env = { NOTIFY_SOCKET: manager.path, PORT: "0" };
  const bad = [
    ["TRUST_PROXY", "many"],
    ["HOST", "203.0.113.5"],
  ] as const;
  for (const [name, value] of bad)
    expect(await startService({ ...env, [name]: value }).exited).not.toBe(0);
  expect(manager.readAll()).toEqual([]);
});

test("opens even if the service manager no longer listens", async () => {
  const env = { NOTIFY_SOCKET: join(tempFolder(), "gone") };
  await using shop = await startExecutable({ env });
  await until(() => shop.output().includes("service_manager_not_told"));
  expect(await shop.stop()).toBe(0);
});

test("the service for systemd runs this executable with few rights", async () => {
  const folder = makeShopFolder();
  afterTest(() => rmSync(folder, { recursive: true }));
  const { code, out } = await runCommand(folder, ["systemd"]);
  expect(code).toBe(0);
  expect(out).toContain(`ExecStart=${join(folder, "barrette")} serve\n`);
  for (const line of [
    "Type=notify",
    "User=barrette",
    "NoNewPrivileges=yes",
    "ProtectSystem=strict",
    "StateDirectoryMode=0700",
  ])
    expect(out).toContain(`\n${line}\n`);
  // An address that is not up yet ends the start with 69; systemd retries then.
  const [, given = ""] = /^RestartPreventExitStatus=(.*)$/m.exec(out) ?? [];
  expect(given.split(" ")).toEqual(["64", "65", "77", "78"]);
  const unit = join(tempFolder(), "barrette.service");
  writeFileSync(unit, out);
  // Debian ships systemd-analyze with systemd. Elsewhere only the lines above
  // are checked.
  if (Bun.which("systemd-analyze"))
    expect(systemdErrors(unit)).not.toMatch(/barrette\.service/);
});

function systemdErrors(unit: string): string {
  const run = Bun.spawnSync(["systemd-analyze", "verify", unit]);
  return run.stderr.toString();
}
