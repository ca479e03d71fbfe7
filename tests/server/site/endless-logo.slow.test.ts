import { expect, test } from "bun:test";
import { API } from "#tests/support/api.ts";
import { logIn } from "#tests/support/admin.ts";
import { startApp } from "#tests/support/app.ts";

// 200 bytes that keep a processor busy for hours.
const ENDLESS = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="f"><feTurbulence baseFrequency=".1" numOctaves="20000"/></filter><rect width="400" height="400" filter="url(#f)"/></svg>`;
const PLAIN = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>`;

test("a logo that takes too long to draw is refused in words, and the next is taken", async () => {
  using shop = startApp();
  const headers = { cookie: (await logIn(shop)).cookieHeader() };
  const upload = async (svg: string) => {
    const body = new FormData();
    body.set("image", new File([svg], "mark.svg", { type: "image/svg+xml" }));
    const request = { method: "POST", headers, body };
    return shop.app.handle(new Request(`http://localhost${API.mark}`, request));
  };
  const refused = await upload(ENDLESS);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("This drawing takes too long to draw");
  expect((await upload(PLAIN)).status).toBe(201);
}, 60_000);
