import { expect, test } from "bun:test";
import { checkPassword, checkProxy } from "#cli/doctor/settings.ts";
import { parseConfig } from "#server/config/config.ts";

const PUBLIC = { PUBLIC_URL: "https://shop.example.com" };

test.each([
  ["a demo on this machine", {}, "ok"],
  ["a proxy that terminates TLS", PUBLIC, "warn"],
  ["a trusted proxy with TLS", { ...PUBLIC, TRUST_PROXY: "1" }, "ok"],
  [
    "a public address that the shop itself does not listen on",
    { PUBLIC_URL: "http://shop.example.com" },
    "warn",
  ],
  [
    "a shop on the network itself",
    { PUBLIC_URL: "http://shop.lan:3000", HOST: "0.0.0.0" },
    "ok",
  ],
  ["the shop's own https", { DOMAIN: "shop.example.com" }, "ok"],
])("checks TRUST_PROXY for %s", (_, env, level) => {
  const finding = checkProxy(parseConfig(env));
  expect<string>(finding.level).toBe(level);
  expect(finding.says.includes("TRUST_PROXY=1")).toBe(level === "warn");
});

test("warns when ADMIN_PASSWORD is a commonly guessed password", async () => {
  const check = async (ADMIN_PASSWORD?: string) => {
    const found = await checkPassword(parseConfig({ ADMIN_PASSWORD }));
    return found.map(({ level }) => level);
  };
  expect(await check("Password1")).toEqual(["warn"]);
  expect(await check("iloveyou")).toEqual(["warn"]);
  expect(await check("schmetterling2026")).toEqual(["warn"]);
  expect(await check("bracelet of añil 9")).toEqual([]);
  expect(await check()).toEqual([]);
});
