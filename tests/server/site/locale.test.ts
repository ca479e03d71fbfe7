import { expect } from "bun:test";
import { startApp } from "#tests/support/app.ts";
import { sqliteOf, sqliteTest } from "#tests/support/database/engine.ts";
import { changeSite } from "#tests/support/site.ts";

sqliteTest(
  "without the database, all who ask at once hear of it in the words of the settings",
  async () => {
    using app = startApp({ SHOP_NAME: "As set" });
    const { locale } = app.deps;
    await changeSite(app.deps, { name: "As saved" });
    const sqlite = sqliteOf(app.deps);
    sqlite.run("alter table site rename to out_of_reach");
    const asked = await Promise.all([locale(), locale(), locale()]);
    const names = asked.map(({ shopName }) => shopName);
    expect(names).toEqual(["As set", "As set", "As set"]);
    sqlite.run("alter table out_of_reach rename to site");
    expect((await locale()).shopName).toBe("As saved");
  },
);
