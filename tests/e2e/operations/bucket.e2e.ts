import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { createHash } from "node:crypto";
import {
  closeSync,
  createReadStream,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { runCommand } from "#tests/support/process/command.ts";
import { CERT_FILE } from "#tests/support/servers/certificate.ts";
import { s3Env, startS3 } from "#tests/support/servers/s3.ts";
import { placeOrder } from "#tests/support/shopper.ts";
import { startLine } from "#tests/support/servers/line.ts";
import { tempFolder } from "#tests/support/temp.ts";

const MIB = 1024 * 1024;
/** Twelve parts of an upload, of which two are sent at once. */
const LARGE_MIB = 60;
/** The speed of one connection; the client opens two. */
const SLOW_BYTES_PER_SECOND = 20e6;
const MINUTE_MS = 60_000;
const LIMIT_MS = 300_000;

/** Writes a large file in which every block differs. Returns its SHA-256. */
function writeLargeFile(path: string): string {
  const hash = createHash("sha256");
  const fd = openSync(path, "w");
  for (let block = 0; block < LARGE_MIB; block += 1) {
    const bytes = Buffer.alloc(MIB, `block ${block} `);
    writeSync(fd, bytes);
    hash.update(bytes);
  }
  closeSync(fd);
  return hash.digest("hex");
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(path)) hash.update(bytes);
  return hash.digest("hex");
}

test.concurrent(
  "copies 60 MB to a slow bucket by https, lists it there and restores it by name",
  async () => {
    await using storage = startS3({ tls: true, answerAfterMs: 50 });
    using line = await startLine(storage.port, {
      bytesPerSecond: SLOW_BYTES_PER_SECOND,
    });
    await using shop = await startDemo();
    await placeOrder(shop.url);
    await shop.stop();
    const picture = "uploads/abcdefghijklmnopqrstuvwx-160.webp";
    mkdirSync(join(shop.dataDir, "uploads"), { recursive: true });
    const hash = writeLargeFile(join(shop.dataDir, picture));
    const env = {
      ...s3Env(`https://127.0.0.1:${line.port}`),
      BACKUP_S3_PREFIX: "shop/",
      NODE_EXTRA_CA_CERTS: CERT_FILE,
    };
    const run = (args: string[], more = {}) =>
      runCommand(shop.folder, args, { ...env, ...more });

    const folder = join(shop.dataDir, "backups/");
    const saved = await run(["backup", folder, "--s3"]);
    expect(saved.code).toBe(0);
    const [name = ""] = readdirSync(folder);
    const size = statSync(join(folder, name)).size;
    expect(storage.objects.get(`shop/${name}`)?.length).toBe(size);

    const listed = await run(["backups"]);
    expect(listed.out.split("\n")).toEqual([
      expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d UTC {6}63 MB {2}/),
      expect.stringMatching(/^20\d\d-\d\d-\d\d \d\d:\d\d UTC {6}63 MB {2}/),
      "",
    ]);
    expect(listed.out).toContain(`barrette restore ${join(folder, name)}\n`);
    expect(listed.out).toContain(`barrette restore --s3 ${name}\n`);

    // Not in a folder that the end of the test beside this one removes.
    const DATA_DIR = join(shop.folder, "restored");
    const restored = await run(["restore", "--s3", name], { DATA_DIR });
    expect(restored.code).toBe(0);
    expect(restored.out).toStartWith("Restored the shop of 20");
    expect(await hashOf(join(DATA_DIR, picture))).toBe(hash);
    const copies = readdirSync(DATA_DIR).filter((each) => each.includes("s3"));
    expect(copies).toEqual([]);
    const args = ["orders", "export"];
    const orders = await runCommand(shop.folder, args, { DATA_DIR });
    expect(orders.out).toContain("1001");
    expect(storage.refused).toBe(0);
  },
  LIMIT_MS,
);

// This one waits, and takes no time of the one before.
test.concurrent(
  "aborts when the storage accepts connections but never responds",
  async () => {
    await using storage = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      idleTimeout: 0,
      fetch: () => new Promise<Response>(() => {}),
    });
    await using shop = await startDemo();
    await shop.stop();
    const env = s3Env(`http://127.0.0.1:${storage.port}`);
    const commands = [
      ["backups"],
      ["restore", "--s3", "latest"],
      ["restore", "--s3", "one.tar"],
      ["backup", "backup.tar", "--s3"],
    ];
    const startedAt = performance.now();
    const ended = await Promise.all(
      commands.map((args) => runCommand(shop.folder, args, env)),
    );
    expect(performance.now() - startedAt).toBeLessThan(MINUTE_MS);
    for (const { code, errors } of ended) {
      expect(code).toBe(69);
      expect(errors).toContain("said nothing for 20 seconds");
    }
  },
  LIMIT_MS,
);

test("restores the latest backup of a bucket into an empty folder", async () => {
  await using storage = startS3();
  await using shop = await startDemo();
  const env = s3Env(storage.endpoint);
  const backUp = () => runCommand(shop.folder, ["backup", "b/", "--s3"], env);
  await placeOrder(shop.url);
  expect((await backUp()).code).toBe(0);
  await placeOrder(shop.url);
  expect((await backUp()).code).toBe(0);
  expect(storage.objects.size).toBe(2);
  const latest = ["restore", "--s3", "latest"];
  const DATA_DIR = join(tempFolder(), "data");
  const restored = await runCommand(shop.folder, latest, { ...env, DATA_DIR });
  expect(restored).toMatchObject({ code: 0, errors: "" });
  expect(restored.out).toContain(" with 2 orders into ");
});

test("reports what is wrong with a bucket, and changes nothing", async () => {
  await using storage = startS3();
  await using shop = await startDemo();
  await shop.stop();
  const env = s3Env(storage.endpoint);
  const run = (args: string[], more = {}) =>
    runCommand(shop.folder, args, { ...env, ...more });
  const before = readdirSync(shop.dataDir);

  const unknown = await run(["restore", "--s3", "none.tar"]);
  expect(unknown).toMatchObject({ code: 66 });
  expect(unknown.errors).toContain("barrette backups");
  expect((await run(["restore", "--s3", "latest"])).code).toBe(66);
  const wrongKey = { BACKUP_S3_SECRET_ACCESS_KEY: "wrong" };
  for (const args of [["backups"], ["restore", "--s3", "latest"]]) {
    const refused = await run(args, wrongKey);
    expect(refused.code).toBe(69);
    expect(refused.errors).toContain("Check the BACKUP_S3 settings");
  }
  const noBucket = await runCommand(shop.folder, ["restore", "--s3", "latest"]);
  expect(noBucket.code).toBe(78);
  storage.objects.set("half.tar", Buffer.from("no backup"));
  expect((await run(["restore", "--s3", "half.tar"])).code).toBe(65);
  expect(readdirSync(shop.dataDir)).toEqual(before);
});
