import { expect, test } from "bun:test";
import { checkLaw } from "#cli/doctor/law.ts";
import { startApp } from "#tests/support/app.ts";
import { changeSite, writePage } from "#tests/support/site.ts";

test("the doctor lists what the law of the country asks for, in English", async () => {
  using shop = startApp({ SHOP_LANGUAGE: "de" });
  const { deps } = shop;
  const check = () => checkLaw(deps.db, deps.config);
  expect(await check()).toMatchObject([{ what: "Law", level: "ok" }]);
  await changeSite(deps, { currency: "CHF", legal: { country: "CH" } });
  await writePage(deps, "privacy", "Datenschutz");
  const [summary, ...needs] = await check();
  expect(summary).toMatchObject({ level: "warn" });
  expect(summary?.says).toMatch(/^CH: 3 things .* This is no legal advice/);
  expect(needs.map(({ says }) => says)).toEqual([
    expect.stringMatching(/\(Art\. 3 .* UWG\) View shop, .* “Imprint”$/),
    expect.stringMatching(/\(Art\. 4 PBV\) View shop, .* Law$/),
    expect.stringMatching(/^Let subscriptions .* lit\. o UWG\) View shop/),
  ]);
});
