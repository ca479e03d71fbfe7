import { readdirSync } from "node:fs";
import { join } from "node:path";
import { API } from "#tests/support/api.ts";
import { ADMIN_ENV, logIn } from "./admin.ts";
import { startApp, type TestApp } from "./app.ts";

export const shopWithAdmin = () => startApp(ADMIN_ENV);

/** Logs the maker in and returns a function that uploads a picture. */
export async function uploader(shop: TestApp) {
  const maker = await logIn(shop);
  const cookie = maker.cookieHeader();
  return async (bytes: Buffer<ArrayBuffer>, name = "photo.jpg") => {
    const form = new FormData();
    form.set("image", new File([bytes], name, { type: "image/jpeg" }));
    const response = await shop.app.handle(
      new Request(`http://localhost${API.upload}`, {
        method: "POST",
        headers: { cookie },
        body: form,
      }),
    );
    return { status: response.status, json: await response.json() };
  };
}

export const uploadsOf = (shop: TestApp) =>
  join(shop.deps.config.dataDir, "uploads");
export const filesOf = (shop: TestApp) => readdirSync(uploadsOf(shop)).sort();
export const pathOf = (shop: TestApp, url: string) =>
  join(shop.deps.config.dataDir, url);
