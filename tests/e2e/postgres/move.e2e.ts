import { expect, test } from "bun:test";
import { startDemo } from "#tests/support/process/demo-shop.ts";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SQL } from "bun";
import { adminPagePath, API, pagePath } from "#tests/support/api.ts";
import { UploadReply } from "#shared/images/schema.ts";
import { newSite } from "#server/site/new-site.ts";
import { runCommand } from "#tests/support/process/command.ts";
import {
  makeShopFolder,
  startExecutable,
} from "#tests/support/process/executable.ts";
import { asMaker, asUploader, uploadFilm } from "#tests/support/admin.ts";
import { POSTGRES } from "#tests/support/process/machine.ts";
import { jpegPhoto } from "#tests/support/photos.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { startS3, uploadsEnv } from "#tests/support/servers/s3.ts";
import { siteContent } from "#tests/support/site.ts";
import { placeOrder } from "#tests/support/shopper.ts";

test.skipIf(!POSTGRES.isThere())(
  "a shop moves to PostgreSQL and a bucket, sells there, and moves back",
  async () => {
    await using postgres = await startPostgres();
    await using storage = startS3();
    const bucket = uploadsEnv(storage.endpoint);
    const there = { ...bucket, DATABASE_URL: postgres.url() };
    const folder = makeShopFolder();
    const start = (env: Record<string, string>) => startDemo(env, { folder });

    const before = await start({});
    const upload = await asUploader(before.url);
    const answer = await upload(new Uint8Array(await jpegPhoto(640, 480)));
    const { imageUrl } = UploadReply.parse(await answer.json());
    const { filmUrl } = await uploadFilm(before.url);
    const maker = await asMaker(before.url);
    const own = siteContent({
      hero: {
        ...newSite("en").hero,
        headline: "Hers",
        imageUrl,
        films: [filmUrl],
      },
      palette: "violet",
      mark: imageUrl,
    });
    await maker("PUT", API.adminSite, own);
    await maker("PUT", adminPagePath("care"), {
      title: "Clip care",
      markdown: "Keep it **dry**.",
    });
    const lookOf = (url: string) =>
      Promise.all(
        [API.site, pagePath("care"), imageUrl, filmUrl].map(async (path) => {
          const answer = await fetch(url + path);
          return [path, answer.status, Bun.hash(await answer.arrayBuffer())];
        }),
      );
    const look = await lookOf(before.url);
    expect(look.map(([, status]) => status)).toEqual([200, 200, 200, 200]);
    expect((await placeOrder(before.url)).id).toBe(1001);
    const running = await runCommand(
      folder,
      ["move", "--to", postgres.url()],
      bucket,
    );
    expect([running.code, running.errors]).toEqual([
      75,
      expect.stringContaining("already running"),
    ]);
    expect(await before.stop()).toBe(0);

    const moved = await runCommand(
      folder,
      ["move", "--to", postgres.url()],
      bucket,
    );
    expect([moved.errors, moved.code]).toEqual(["", 0]);
    expect(moved.out).toContain("1 orders among them, and compared each");
    const onPostgres = await start({ ...there, DATA_DIR: join(folder, "new") });
    expect(await lookOf(onPostgres.url)).toEqual(look);
    expect((await placeOrder(onPostgres.url)).id).toBe(1002);
    const backup = await runCommand(folder, ["backup", "shop.tar"], {
      ...there,
      DATA_DIR: join(folder, "new"),
    });
    expect([backup.errors, backup.code]).toEqual(["", 0]);
    expect(await onPostgres.stop()).toBe(0);

    const back = join(folder, "back");
    const returned = await runCommand(
      folder,
      ["move", "--to", `sqlite:${back}`],
      there,
    );
    expect([returned.errors, returned.code]).toEqual(["", 0]);
    for (const url of [imageUrl, filmUrl])
      expect(existsSync(join(back, url))).toBe(true);
    const export_ = await runCommand(folder, ["orders", "export"], {
      DATA_DIR: back,
    });
    expect(export_.out.match(/^100[12],/gm)).toEqual(["1001,", "1002,"]);
    await using last = await start({ DATA_DIR: back });
    expect(await lookOf(last.url)).toEqual(look);
    expect((await placeOrder(last.url)).id).toBe(1003);
  },
  120_000,
);

test.skipIf(!POSTGRES.isThere())(
  "a move takes the password from a file or the environment",
  async () => {
    await using postgres = await startPostgres();
    const password = "p@ss/word%41";
    await using admin = new SQL(postgres.url(), { max: 1 });
    await admin.unsafe(`create role mover login password '${password}'`);
    for (const name of ["one", "two"])
      await admin.unsafe(`create database ${name} owner mover`);
    const rules = join(postgres.folder, "pg_hba.conf");
    const others = readFileSync(rules, "utf8");
    writeFileSync(rules, `host all mover all scram-sha-256\n${others}`);
    await admin.unsafe("select pg_reload_conf()");

    await using shop = await startExecutable();
    await shop.stop();
    const file = join(shop.folder, "password");
    writeFileSync(file, `${password}\n`);
    const to = (name: string) => postgres.url(name).replace("shop@", "mover@");
    const move = (args: string[], env = {}) =>
      runCommand(shop.folder, ["move", "--to", ...args], env);
    const refused = await move([to("one")]);
    expect([refused.code, refused.errors]).toEqual([
      69,
      expect.stringContaining("password"),
    ]);
    const fromFile = await move([to("one"), "--password-file", file]);
    expect([fromFile.errors, fromFile.code]).toEqual(["", 0]);
    expect(fromFile.out).not.toContain(password);
    const fromEnv = await move([to("two")], { PGPASSWORD: password });
    expect([fromEnv.errors, fromEnv.code]).toEqual(["", 0]);
  },
  60_000,
);
