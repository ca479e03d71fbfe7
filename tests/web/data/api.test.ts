import { afterEach, describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import type { Call } from "#shared/api/call.ts";
import { ApiError, send } from "#web/data/api.ts";
import { callQuery, createQueryClient } from "#web/data/queries.ts";

let server: ReturnType<typeof Bun.serve> | undefined;
afterEach(() => server?.stop(true));

/** Starts a server with one reply for every request; returns its URL. */
function serve(reply: (request: Request) => Response | Promise<Response>) {
  server = Bun.serve({ port: 0, fetch: reply });
  return `${server.url}thing`;
}

const Thing = z.object({ size: z.number() });
const reply = async () => Thing;
const read = (path: string) =>
  ({
    id: "read",
    summary: "A thing",
    method: "GET",
    path,
    reply,
  }) as const satisfies Call;
const write = (path: string) =>
  ({
    id: "write",
    summary: "A thing",
    method: "POST",
    path,
    body: reply,
    reply,
  }) as const satisfies Call;

const failed = (request: Promise<unknown>) =>
  request.then(
    () => expect.unreachable("it should have failed"),
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );

describe("the API client", () => {
  test("sends JSON and parses the reply", async () => {
    const url = serve(async (request) =>
      Response.json({
        size: (await request.json()).size + 1,
        type: request.headers.get("content-type"),
      }),
    );
    const answer = await send(write(url), { body: { size: 1 } });
    expect(answer).toEqual({ size: 2 });
  });

  test("refuses a reply of another shape", async () => {
    const url = serve(() => Response.json({ size: "large" }));
    await expect(send(read(url), {})).rejects.toThrow();
  });

  test("fails with the status and the body's text", async () => {
    const url = serve(() => new Response("no such thing", { status: 404 }));
    const error = await failed(send(read(url), {}));
    expect(error.message).toBe("404: no such thing");
    expect(error.status).toBe(404);
    expect(error.problem).toBeUndefined();
  });

  test("fails with the status text where the body is empty", async () => {
    const url = serve(
      () =>
        new Response("", { status: 503, statusText: "Service Unavailable" }),
    );
    const error = await failed(send(read(url), {}));
    expect(error.message).toBe("503: Service Unavailable");
  });

  test("reads the shop's JSON description of a failure", async () => {
    const problem = { code: "invalid", message: "No.", fields: { size: "?" } };
    const url = serve(() => Response.json(problem, { status: 422 }));
    const error = await failed(send(write(url), { body: { size: 1 } }));
    expect(error.problem).toEqual(problem);
  });
});

describe("a schema that cannot be loaded", () => {
  const gone = async (): Promise<typeof Thing> => {
    throw new TypeError("Failed to fetch dynamically imported module");
  };
  const sentOf = async (method: "GET" | "POST") => {
    const sent: string[] = [];
    const url = serve((request) => {
      sent.push(request.method);
      return Response.json({ size: 1 });
    });
    const call = { ...read(url), method, reply: gone };
    await expect(send(call, {})).rejects.toThrow("imported module");
    return sent;
  };

  test("keeps a change from being sent, which would look failed", async () => {
    expect(await sentOf("POST")).toEqual([]);
  });

  test("fails a read after its reply", async () => {
    expect(await sentOf("GET")).toEqual(["GET"]);
  });
});

test("puts parameters into the path of a call, encoded", async () => {
  const url = serve((request) =>
    Response.json({ size: new URL(request.url).pathname.length }),
  );
  const call = {
    ...read(url),
    path: `${server?.url.origin}/:a/of/:b`,
  } as const;
  const answer = await send(call, { params: { a: "x/y", b: 7 } });
  expect(answer).toEqual({ size: "/x%2Fy/of/7".length });
});

describe("queries", () => {
  test("never refetch or retry by themselves", () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(mutations?.retry).toBe(false);
  });

  test("use the path of their call as the key", async () => {
    const url = serve(() => Response.json({ size: 3 }));
    const query = callQuery(read(url), {});
    expect(query.queryKey[0]).toBe(url);
    expect(await createQueryClient().fetchQuery(query)).toEqual({ size: 3 });
  });

  test("treat a 401 as an error", async () => {
    const url = serve(() => new Response("", { status: 401 }));
    const query = callQuery(read(url), {});
    await expect(createQueryClient().fetchQuery(query)).rejects.toThrow("401");
  });
});
