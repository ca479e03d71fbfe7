import { afterEach, expect, test } from "bun:test";
import { startFront } from "#build/dev/front.ts";
import { freePort } from "#tests/support/process/executable.ts";

const hostname = "127.0.0.1";
const FOR_PAGE = { headers: { accept: "text/html" } };
const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

function openFront() {
  const [port, shopPort] = [freePort(), freePort()];
  const front = startFront({ hostname, port, shopPort, script: "" });
  closings.push(front.stop);
  return { front, shopPort, url: `http://${hostname}:${port}/` };
}

function startShop(
  port: number,
  respond: (request: Request) => Response | Promise<Response>,
) {
  const server = Bun.serve({ hostname, port, fetch: respond });
  const stop = () => server.stop(true);
  closings.push(stop);
  return stop;
}

const page = (html: BodyInit, headers = {}) =>
  new Response(html, { headers: { "content-type": "text/html", ...headers } });

test("repeats a page request to which the stopped shop has not responded", async () => {
  const { front, shopPort, url } = openFront();
  const stopped = Promise.withResolvers<void>();
  const stop = startShop(shopPort, async () => {
    front.hold();
    await stop();
    stopped.resolve();
    return page("<body>The old shop</body>");
  });
  front.release([]);
  const response = fetch(url, FOR_PAGE);
  await stopped.promise;
  startShop(shopPort, () => page("<body>The new shop</body>"));
  front.release([]);
  expect(await (await response).text()).toStartWith("<body>The new shop<");
});

test("a page carries the number of its build, also when the browser has the page", async () => {
  const { front, shopPort, url } = openFront();
  startShop(shopPort, ({ headers }) =>
    headers.has("if-none-match")
      ? new Response(null, { status: 304 })
      : page("<body></body>"),
  );
  const visit = async () => {
    const headers = { ...FOR_PAGE.headers, "if-none-match": '"same"' };
    const html = await (await fetch(url, { headers })).text();
    return /data-build="(\d+)"/.exec(html)?.[1];
  };
  front.release([]);
  const first = await visit();
  // A build is named by its time in milliseconds.
  await Bun.sleep(2);
  front.release([]);
  const second = await visit();
  expect([first, second]).not.toContain(undefined);
  expect(second).not.toBe(first);
});

test("passes on compressed HTML unchanged to who does not ask for a page", async () => {
  const { front, shopPort, url } = openFront();
  const bytes = Bun.gzipSync("<body></body>");
  startShop(shopPort, () => page(bytes, { "content-encoding": "gzip" }));
  front.release([]);
  expect(await (await fetch(url)).text()).toBe("<body></body>");
});

test("shows an error on a page for which no browser asks the shop for an icon", async () => {
  const { front, url } = openFront();
  front.release([{ message: "Unexpected const" }]);
  const html = await (await fetch(url, FOR_PAGE)).text();
  expect(html).toContain("Unexpected const");
  expect(html).toContain('<link rel="icon" href="data:');
});
