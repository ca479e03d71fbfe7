import { describe, expect, test } from "bun:test";
import { FetchError, fetchPublic } from "#server/catalog/fetch-public.ts";
import { publicAddressOf, type Resolve } from "#server/runtime/outside.ts";

/** Every host counts as public, and is this machine. */
const anywhere: Resolve = async () => "127.0.0.1";

function startServer(fetch: (request: Request) => Response) {
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch });
  return {
    url: `http://127.0.0.1:${server.port}`,
    [Symbol.dispose]: () => void server.stop(true),
  };
}

/** Returns why an address is not fetched. */
async function refusal(url: string, resolve?: Resolve) {
  const options = { maxBytes: 1_000, ...(resolve && { resolve }) };
  const error: unknown = await fetchPublic(url, options).catch(
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(FetchError);
  return error instanceof Error ? error.message : "";
}

describe("an address that leads to this machine", () => {
  test.each([
    "http://127.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://[::1]:PORT/",
    "http://2130706433:PORT/",
    "http://0x7f.1:PORT/",
    "http://0:PORT/",
  ])("is not asked: %s", async (address) => {
    let asked = 0;
    using server = startServer(() => {
      asked += 1;
      return new Response("secret");
    });
    const { port } = new URL(server.url);
    expect(await refusal(address.replace("PORT", port))).toBe(
      "no public address",
    );
    expect(asked).toBe(0);
  });

  test("is not asked after a redirect either", async () => {
    let asked = 0;
    using inside = startServer(() => {
      asked += 1;
      return new Response("secret");
    });
    using outside = startServer(() => Response.redirect(inside.url));
    let asks = 0;
    // The first host counts as public, as a stranger's server would.
    const resolve = async (hostname: string) => {
      asks += 1;
      return asks === 1 ? "127.0.0.1" : publicAddressOf(hostname);
    };
    expect(await refusal(outside.url, resolve)).toBe("no public address");
    expect(asked).toBe(0);
  });
});

test("other schemes are not followed", async () => {
  for (const url of [
    "file:///etc/passwd",
    "ftp://example.com/a",
    "data:,a",
    "x",
  ])
    expect(await refusal(url)).toMatch(/neither http nor https|no address/);
  using server = startServer(
    () =>
      new Response(null, {
        status: 302,
        headers: { location: "file:///etc/passwd" },
      }),
  );
  expect(await refusal(server.url, anywhere)).toBe("neither http nor https");
});

test("a redirect to the file is followed, one without end is not", async () => {
  using server = startServer((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/file") return new Response("picture");
    return Response.redirect(pathname === "/once" ? "/file" : "/loop");
  });
  const bytes = await fetchPublic(`${server.url}/once`, {
    maxBytes: 1_000,
    resolve: anywhere,
  });
  expect(new TextDecoder().decode(bytes)).toBe("picture");
  expect(await refusal(`${server.url}/loop`, anywhere)).toBe(
    "redirects without end",
  );
});

test("a file without end is left at its limit", async () => {
  const left = Promise.withResolvers<void>();
  using server = startServer(
    () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            controller.enqueue(new Uint8Array(400));
          },
          cancel: () => left.resolve(),
        }),
      ),
  );
  expect(await refusal(server.url, anywhere)).toBe("too large");
  // The connection is closed, or this waits for its end in vain.
  await left.promise;
});

test("an error and a host that nobody knows are told apart from a file", async () => {
  using server = startServer(() => new Response("no", { status: 404 }));
  expect(await refusal(server.url, anywhere)).toBe("answered 404");
  expect(await refusal("http://nobody.invalid/")).toBe("unknown host");
});
