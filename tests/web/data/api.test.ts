import { afterEach, describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import { ApiError, api } from "#web/data/api.ts";
import {
  createQueryClient,
  urlQuery,
  urlQueryOrNull,
} from "#web/data/queries.ts";

let server: ReturnType<typeof Bun.serve> | undefined;
afterEach(() => server?.stop(true));

/** Starts a server with one reply for every request; returns its URL. */
function serve(reply: (request: Request) => Response | Promise<Response>) {
  server = Bun.serve({ port: 0, fetch: reply });
  return `${server.url}thing`;
}

const Thing = z.object({ size: z.number() });
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
    const reply = await api.post(url, { body: { size: 1 }, schema: Thing });
    expect(reply).toEqual({ size: 2 });
  });

  test("refuses a reply of another shape", async () => {
    const url = serve(() => Response.json({ size: "large" }));
    await expect(api.get(url, { schema: Thing })).rejects.toThrow();
  });

  test("fails with the status and the body's text", async () => {
    const url = serve(() => new Response("no such thing", { status: 404 }));
    const error = await failed(api.get(url, { schema: Thing }));
    expect(error.message).toBe("404: no such thing");
    expect(error.status).toBe(404);
    expect(error.problem).toBeUndefined();
  });

  test("fails with the status text where the body is empty", async () => {
    const url = serve(
      () =>
        new Response("", { status: 503, statusText: "Service Unavailable" }),
    );
    const error = await failed(api.get(url, { schema: Thing }));
    expect(error.message).toBe("503: Service Unavailable");
  });

  test("reads the shop's JSON description of a failure", async () => {
    const problem = { code: "invalid", message: "No.", fields: { size: "?" } };
    const url = serve(() => Response.json(problem, { status: 422 }));
    const error = await failed(api.put(url, { body: {}, schema: Thing }));
    expect(error.problem).toEqual(problem);
  });
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

  test("use the first element of their key as the URL", async () => {
    const url = serve(() => Response.json({ size: 3 }));
    const query = urlQuery(url, async () => Thing);
    expect(query.queryKey[0]).toBe(url);
    expect(await createQueryClient().fetchQuery(query)).toEqual({ size: 3 });
  });

  test("treat a 401 as an error, or as null where asked to", async () => {
    const url = serve(() => new Response("", { status: 401 }));
    const client = createQueryClient();
    await expect(client.fetchQuery(urlQuery(url, Thing))).rejects.toThrow(
      "401",
    );
    const orNull = urlQueryOrNull(`${url}?other`, Thing);
    expect(await client.fetchQuery(orNull)).toBeNull();
  });
});
