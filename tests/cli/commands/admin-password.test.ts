import { join } from "node:path";
import { describe, expect, test } from "bun:test";
import { isCommonPassword } from "#server/auth/weak-password.ts";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, ADMIN_LOGIN, logIn } from "#tests/support/admin.ts";
import { changeSite } from "#tests/support/site.ts";
import { startApp, type TestApp } from "#tests/support/app.ts";

const MAIN = join(import.meta.dir, "../../../src/main.ts");
const NEW_PASSWORD = "bracelet of añil 9";

function command(dataDir: string) {
  return {
    cmd: [process.execPath, MAIN, "admin", "password"],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  };
}

async function changePassword(dataDir: string, input: string) {
  const run = Bun.spawn({
    ...command(dataDir),
    stdin: Buffer.from(input),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  return { code: await run.exited, out, err };
}

const logInWith = (shop: TestApp, password: string) =>
  shop.visitor().post(API.login, { ...ADMIN_LOGIN, password });

describe("barrette admin password", () => {
  test("changes the password of a running shop and ends all sessions", async () => {
    using shop = startApp(ADMIN_ENV);
    const maker = await logIn(shop);
    const { dataDir } = shop.deps.config;
    const { code, out, err } = await changePassword(
      dataDir,
      `${NEW_PASSWORD}\n`,
    );
    expect([code, err]).toEqual([0, ""]);
    expect(out).toBe(
      "The password of admin is changed. All sessions, passkeys and links to your pages of orders are ended.\n",
    );
    expect((await maker.get(API.me)).status).toBe(401);
    expect((await logInWith(shop, ADMIN_LOGIN.password)).status).toBe(401);
    expect((await logInWith(shop, NEW_PASSWORD)).status).toBe(200);
    const decomposed = NEW_PASSWORD.normalize("NFD");
    expect((await logInWith(shop, decomposed)).status).toBe(200);
  });

  test("refuses a password that is too short or too long, and changes nothing", async () => {
    using shop = startApp(ADMIN_ENV);
    const maker = await logIn(shop);
    const { dataDir } = shop.deps.config;
    for (const input of ["", "\n", "1234567\n", "x".repeat(1_025)]) {
      const { code, err } = await changePassword(dataDir, input);
      expect(code).toBe(65);
      expect(err).toMatch(/^The password (needs 8|can have 1024) characters/);
    }
    expect((await maker.get(API.me)).status).toBe(200);
  });

  test("refuses a password that is commonly guessed, however it is typed", async () => {
    for (const common of ["password", "12345678", "iloveyou"])
      expect([common, await isCommonPassword(common)]).toEqual([common, true]);
    using shop = startApp(ADMIN_ENV);
    const maker = await logIn(shop);
    await changeSite(shop.deps, { name: "The Clip Shop" });
    const { dataDir } = shop.deps.config;
    for (const guessed of ["QwertyUiop", "The Clip Shop 24", "butterflies7"]) {
      const { code, err } = await changePassword(dataDir, `${guessed}\n`);
      expect(code).toBe(65);
      expect(err).toContain("one of those that are tried first");
    }
    expect((await maker.get(API.me)).status).toBe(200);
  });

  test("reports a folder without a shop", async () => {
    const { code, err } = await changePassword("/nonexistent", "long enough");
    expect(code).toBe(66);
    expect(err).toContain("There is no shop in /nonexistent.");
  });

  test("never shows what is typed at a terminal", async () => {
    using shop = startApp(ADMIN_ENV);
    await logIn(shop);
    let screen = "";
    const answers = [`${NEW_PASSWORD}!\u007f\r`, `${NEW_PASSWORD}\r`];
    const run = Bun.spawn({
      ...command(shop.deps.config.dataDir),
      terminal: {
        cols: 80,
        rows: 24,
        data(terminal, data) {
          screen += Buffer.from(data).toString();
          const asked = (screen.match(/: $|: (?=\r?\n)/g) ?? []).length;
          while (answers.length > 2 - asked) {
            const answer = answers.shift();
            if (answer) terminal.write(answer);
          }
        },
      },
    });
    expect(await run.exited).toBe(0);
    expect(screen).toContain("New password:");
    expect(screen).toContain("Once more:");
    expect(screen).not.toContain("bracelet");
    expect((await logInWith(shop, NEW_PASSWORD)).status).toBe(200);
  });
});
