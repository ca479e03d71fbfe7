import { expect, test } from "bun:test";
import { barrette } from "./barrette.ts";
import { version } from "../../../package.json";

/** A page of releases whose latest is this version. */
function startReleases(latest: string | undefined, answer?: () => Response) {
  const asked: string[] = [];
  const server = Bun.serve({
    port: 0,
    fetch(request) {
      asked.push(request.method);
      if (answer) return answer();
      return latest
        ? new Response(null, {
            status: 302,
            headers: { location: `/shop/releases/tag/v${latest}` },
          })
        : new Response("nothing here", { status: 404 });
    },
  });
  return {
    page: `http://localhost:${server.port}/shop/releases/latest`,
    asked,
    [Symbol.dispose]: () => void server.stop(true),
  };
}

const update = (page: string) => barrette(["update", "--from", page]);

test("names a newer release and where it is", async () => {
  using releases = startReleases("99.0.0");
  const { code, out } = await update(releases.page);
  expect(code).toBe(0);
  expect(out).toContain(`99.0.0 is newer than this one, ${version}.`);
  expect(out).toContain("/shop/releases/tag/v99.0.0");
  expect(releases.asked).toEqual(["GET"]);
});

test.each([version, "0.0.1"])(
  "is content where %s is the latest",
  async (latest) => {
    using releases = startReleases(latest);
    const { code, out } = await update(releases.page);
    expect(code).toBe(0);
    expect(out).toBe(`${version} is the latest version.\n`);
  },
);

test("says what to do where the page names no release or does not answer", async () => {
  using releases = startReleases(undefined);
  const none = await update(releases.page);
  expect(none.code).toBe(69);
  expect(none.errors).toContain("names no release (it answered 404)");
  const silent = await update("http://localhost:1/latest");
  expect(silent.code).toBe(69);
  expect(silent.errors).toContain("does not answer. Try again later.");
});

const leadTo = (location: string) => () =>
  new Response(null, { status: 302, headers: { location } });

test.each([
  ["a page of text", () => new Response("<h1>v99.0.0</h1>")],
  ["a login", leadTo("/login?to=/releases/tag/v99.0.0&x")],
  ["no version", leadTo("/releases/tag/v99")],
  ["a version to come", leadTo("/releases/tag/v99.0.0-rc1")],
  ["a script", leadTo("javascript://x/v99.0.0")],
  ["no address", leadTo("http://[nowhere/v99.0.0")],
])("takes %s for no release", async (_, answer) => {
  using releases = startReleases(undefined, answer);
  const { code, out, errors } = await update(releases.page);
  expect([code, out]).toEqual([69, ""]);
  expect(errors).toContain("names no release");
});

test("asks for the page where the build names none", async () => {
  const { code, errors } = await barrette(["update"]);
  expect(code).toBe(64);
  expect(errors).toContain("Name the page with --from.");
});
