import { expect, test } from "bun:test";
import { describeBuild } from "#build/commit.ts";
import { version } from "../../package.json";

test("a build without a repository takes commit and date from its environment", () => {
  const env = {
    SOURCE_COMMIT: "1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d",
    SOURCE_DATE_EPOCH: "1795257375",
    SOURCE_RELEASES: "https://example.com/releases/latest",
  };
  expect(describeBuild(env)).toEqual({
    version,
    commit: "1a2b3c4d5e6f",
    date: "2026-11-21T10:36:15.000Z",
    releases: "https://example.com/releases/latest",
  });
});

test("a build names the same commit and date each time, not the current time", () => {
  const build = describeBuild({});
  expect(build.commit).toMatch(/^(unknown|[0-9a-f]{12}(\+changes)?)$/);
  expect(describeBuild({})).toEqual(build);
});
