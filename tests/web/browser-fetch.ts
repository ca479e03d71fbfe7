import { spyOn } from "bun:test";
import type { TestApp, Visitor } from "#tests/support/app.ts";

type Send = () => Promise<Response>;

export type BrowserFetch = {
  /** Every request so far, as "PUT /api/admin/products/1". */
  readonly requests: string[];
  /** Passes the next request with this method to `handle`. */
  intercept(method: string, handle: (send: Send) => Promise<Response>): void;
  [Symbol.dispose](): void;
};

/**
 * Replaces the global `fetch` by one that sends requests to a shop with a
 * visitor's cookies, until the result is disposed.
 */
export function connectFetch(shop: TestApp, visitor: Visitor): BrowserFetch {
  const requests: string[] = [];
  const handlers = new Map<string, (send: Send) => Promise<Response>>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(new URL(path, "http://localhost"), init);
    request.headers.set("cookie", visitor.cookieHeader());
    requests.push(`${request.method} ${path}`);
    const reach = () => Promise.resolve(shop.app.handle(request));
    const handle = handlers.get(request.method);
    handlers.delete(request.method);
    return handle ? handle(reach) : reach();
  };
  const spy = spyOn(globalThis, "fetch").mockImplementation(
    Object.assign(
      (input: unknown, init: RequestInit = {}) => send(String(input), init),
      { preconnect: fetch.preconnect },
    ),
  );
  return {
    requests,
    intercept: (method, handle) => void handlers.set(method, handle),
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}

/** Returns the error that `fetch` throws when the connection fails. */
export function connectionFailure(): TypeError {
  return new TypeError("Failed to fetch");
}
