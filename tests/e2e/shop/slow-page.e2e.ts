import { test } from "bun:test";
import { PAGE_STATE_ID, PAGES } from "#shared/api/paths.ts";
import { setUpShop } from "#tests/support/browser/fixtures.ts";
import { untilHydrated } from "#tests/support/browser/page.ts";

const shop = setUpShop();

/**
 * The time for which a cached script has to run while the end of the page is
 * missing.
 */
const HEAD_START_MS = 400;

test("a page whose end comes after the cached code starts all the same", async () => {
  const painted = Promise.withResolvers<void>();
  using proxy = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    // Bun would end the page whose second half waits for a busy machine's paint.
    idleTimeout: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      // A stream of events is one only for who asks for it.
      const accept = request.headers.get("accept") ?? "*/*";
      const address = `${shop.url}${pathname}${search}`;
      const reply = await fetch(address, { headers: { accept } });
      const headers = new Headers(reply.headers);
      headers.delete("content-encoding");
      headers.delete("content-length");
      if (!search.includes("slow"))
        return new Response(reply.body, { status: reply.status, headers });
      const html = await reply.text();
      const end = html.indexOf(`id="${PAGE_STATE_ID}"`);
      const halves = new ReadableStream<string>({
        async start(controller) {
          controller.enqueue(html.slice(0, end));
          await painted.promise;
          controller.enqueue(html.slice(end));
          controller.close();
        },
      }).pipeThrough(new TextEncoderStream());
      return new Response(halves, { headers });
    },
  });
  const shopUrl = proxy.url.origin;
  const page = await shop.newPage({ shopUrl });
  await page.goto(PAGES.home);
  await untilHydrated(page);

  await page.goto(`${PAGES.home}?slow`, { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByType("paint").length > 0,
  );
  await Bun.sleep(HEAD_START_MS);
  painted.resolve();
  await untilHydrated(page);
  // A busy machine requests the last parts at any later time, and the proxy ends
  // with this test: the page has to end before it.
  await page.close();
});
