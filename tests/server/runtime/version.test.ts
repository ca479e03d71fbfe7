import { expect, test } from "bun:test";
import { BUILD, versionText } from "#server/runtime/version.ts";
import manifest from "../../../package.json";

test("a program run from source has the package's version and no commit", () => {
  expect(BUILD).toEqual({
    version: manifest.version,
    commit: "dev",
    date: "",
    releases: "",
  });
  expect(versionText()).toBe(`${manifest.version} (dev)`);
});

test("a built program names its commit and the commit's day", () => {
  const build = {
    version: "0.2.0",
    commit: "1a2b3c4d5e6f",
    date: "2026-11-21T10:36:15.000Z",
  };
  expect(versionText(build)).toBe("0.2.0 (1a2b3c4d5e6f, 2026-11-21)");
});
