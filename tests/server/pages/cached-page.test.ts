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
  test("is rendered once for all who ask", async () => {
    let renders = 0;
    const page = makePage(() => `<p>${++renders}</p>`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => page.answer(request())),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts).toEqual(["<p>1</p>", "<p>1</p>", "<p>1</p>"]);
    expect(answers[0]?.headers.get("x-test")).toBe("1");
  });

  test("answers in the encoding that the browser takes", async () => {
    const page = makePage(() => "<p>hello</p>".repeat(100));
    const br = await page.answer(request({ "accept-encoding": "gzip, br" }));
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(br.headers.get("vary")).toBe("Accept-Encoding");
    const gzip = await page.answer(request({ "accept-encoding": "gzip" }));
    const unpacked = Bun.gunzipSync(new Uint8Array(await gzip.arrayBuffer()));
    expect(new TextDecoder().decode(unpacked)).toStartWith("<p>hello</p>");
  });

  test("has every encoding that was asked for ready after a change", async () => {
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
      // A promise here would be a reader who waits for the maker's change.
      if (answer instanceof Promise) break;
      if (answer.headers.get("etag") !== old) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(answer).toBeInstanceOf(Response);
    const packed = new Uint8Array(await (await answer).arrayBuffer());
    expect(new TextDecoder().decode(Bun.gunzipSync(packed))).toBe("new");
  });

  test("answers 304 to who has it, for each encoding its own tag", async () => {
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

  test("answers the old page until the new one is made", async () => {
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

  test("says when what had changed is in it", async () => {
    let text = "one";
    const page = makePage(() => text);
    await page.answer(request());
    text = "two";
    const first = page.refresh();
    text = "three";
    await Promise.all([first, page.refresh()]);
    expect(await (await page.answer(request())).text()).toBe("three");
  });

  test("keeps the old page when the new one cannot be made", async () => {
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
