import { describe, expect, test } from "bun:test";
import { createCachedPage } from "#server/pages/cached-page.ts";
import { until } from "#tests/support/until.ts";

const request = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://localhost/", { headers, method });

function makePage(render: () => string, errors: unknown[] = []) {
  return createCachedPage({
    render,
    headers: { "x-test": "1" },
    onError: (error) => errors.push(error),
  });
}

describe("a cached page", () => {
  test("is rendered again by itself when it could not be rendered", async () => {
    let text = "old";
    let failures = 1;
    const errors: unknown[] = [];
    const page = makePage(() => {
      if (text === "new" && failures-- > 0) throw new Error("a locked table");
      return text;
    }, errors);
    await page.answer(request());
    text = "new";
    await page.refresh();
    const seen = async () => (await page.answer(request())).text();
    expect([errors.length, await seen()]).toEqual([1, "old"]);
    await until(async () => (await seen()) === "new");
  });

  test("is rendered once for concurrent requests", async () => {
    let renders = 0;
    const page = makePage(() => `<p>${++renders}</p>`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => page.answer(request())),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts).toEqual(["<p>1</p>", "<p>1</p>", "<p>1</p>"]);
    expect(answers[0]?.headers.get("x-test")).toBe("1");
  });

  test("responds in an encoding that the browser accepts", async () => {
    const page = makePage(() => "<p>hello</p>".repeat(100));
    const br = await page.answer(request({ "accept-encoding": "gzip, br" }));
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("Accept-Encoding");
    const gzip = await page.answer(request({ "accept-encoding": "gzip" }));
    const unpacked = Bun.gunzipSync(new Uint8Array(await gzip.arrayBuffer()));
    expect(new TextDecoder().decode(unpacked)).toStartWith("<p>hello</p>");
  });

  test("prepares every encoding in use before a changed page is served", async () => {
    let text = "old";
    const page = makePage(() => text);
    const zipped = request({ "accept-encoding": "gzip" });
    await page.answer(zipped);
    text = "new";
    page.refresh();
    let answer = page.answer(zipped);
    const old = (await answer).headers.get("etag");
    const deadline = Date.now() + 5_000;
    while (Date.now() < deadline) {
      answer = page.answer(zipped);
      // A promise here would mean that a reader waits for the new page.
      if (answer instanceof Promise) break;
      if (answer.headers.get("etag") !== old) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(answer).toBeInstanceOf(Response);
    const packed = new Uint8Array(await (await answer).arrayBuffer());
    expect(new TextDecoder().decode(Bun.gunzipSync(packed))).toBe("new");
  });

  test("responds 304 to a matching ETag, which differs for each encoding", async () => {
    const page = makePage(() => "<p>hello</p>");
    const plain = await page.answer(request());
    const etag = plain.headers.get("etag") ?? "";
    const again = await page.answer(request({ "if-none-match": etag }));
    expect(again.status).toBe(304);
    const other = await page.answer(
      request({ "if-none-match": etag, "accept-encoding": "br" }),
    );
    expect(other.status).toBe(200);
  });

  test("serves the old page until the new page is rendered", async () => {
    let text = "old";
    const page = makePage(() => text);
    await page.answer(request());
    text = "new";
    page.refresh();
    expect(await (await page.answer(request())).text()).toBe("old");
    const seen = async () => (await page.answer(request())).text();
    await until(async () => (await seen()) !== "old");
    expect(await seen()).toBe("new");
  });

  test("resolves a refresh once the page contains the change", async () => {
    let text = "one";
    const page = makePage(() => text);
    await page.answer(request());
    text = "two";
    const first = page.refresh();
    text = "three";
    await Promise.all([first, page.refresh()]);
    expect(await (await page.answer(request())).text()).toBe("three");
  });

  test("serves the old page when the new page cannot be rendered", async () => {
    let isBroken = false;
    const errors: unknown[] = [];
    const page = makePage(() => {
      if (isBroken) throw new Error("no");
      return "old";
    }, errors);
    await page.answer(request());
    isBroken = true;
    page.refresh();
    await until(() => errors.length > 0);
    expect(errors).toHaveLength(1);
    expect(await (await page.answer(request())).text()).toBe("old");
  });
});
