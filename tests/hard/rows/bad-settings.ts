import { expect } from "bun:test";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "#tests/support/process/command.ts";
import { makeShopFolder } from "#tests/support/process/executable.ts";
import { randomFor } from "#tests/support/seed.ts";
import { tempFolder } from "#tests/support/temp.ts";
import { defineRow } from "../row.ts";

const NAME = "bad settings and unwritable folders";

/** Settings with values that the shop refuses to start with. */
const BAD: [name: string, value: string][] = [
  ["PORT", "many"],
  ["PORT", "70000"],
  ["PUBLIC_URL", "shop.example.com"],
  ["PUBLIC_URL", "https://shop.example.com/under"],
  ["SHOP_NAME", "x".repeat(61)],
  ["SHOP_NAME", "two\nlines"],
  ["OWNER_EMAIL", "not an address"],
  ["SUPPORT_EMAIL", "a@example.com, b@example.com"],
  ["SOCIAL_URL", "javascript:alert(1)"],
  ["SMTP_URL", "http://mail.example.com"],
  ["ADMIN_PASSWORD", "short"],
  ["TRUST_PROXY", "-1"],
  ["LOG_FORMAT", "xml"],
  ["BACKUP_EVERY", "soon"],
  ["BACKUP_KEEP", "0"],
  ["CART_DAYS", "0"],
  ["MAIL_PER_HOUR", "many"],
  ["METRICS_TOKEN", "short"],
  ["ACCESS_LOG", "perhaps"],
];

/** Paths that cannot be folders because of a file: this stops even root. */
function unwritablePlaces(): string[] {
  const file = join(tempFolder(), "file");
  writeFileSync(file, "");
  return [file, join(file, "below")];
}

export const badSettings = defineRow(
  NAME,
  { rounds: 60 },
  async ({ rounds }) => {
    const random = randomFor(NAME);
    const folder = makeShopFolder();
    const places = unwritablePlaces();
    for (let round = 0; round < rounds; round += 1) {
      const chosen = new Map(BAD.filter(() => random.next() < 0.3));
      // At least one setting is always bad.
      chosen.set("PORT", "many");
      const env = Object.fromEntries(chosen);
      const { code, errors } = await runCommand(folder, ["serve"], env);
      expect([env, code]).toEqual([env, 78]);
      // One start names all of the bad settings.
      for (const name of chosen.keys()) expect(errors).toContain(`  ${name} `);
      const DATA_DIR = places[round % places.length] ?? "";
      const ended = await runCommand(folder, ["serve"], {
        PORT: "0",
        DATA_DIR,
      });
      expect([DATA_DIR, ended.code]).toEqual([DATA_DIR, 78]);
      expect(ended.errors).toContain(DATA_DIR);
    }
    expect(readdirSync(folder)).toEqual(["barrette"]);
    rmSync(folder, { recursive: true });
    return {
      text: `${rounds} starts with several bad settings, each exit 78 with every one named; ${rounds} with a folder that cannot be written, each exit 78`,
    };
  },
);
