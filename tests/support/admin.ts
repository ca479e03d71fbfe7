import { expect } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { insertAdmin } from "#server/auth/store.ts";
import { ACCOUNT } from "#server/db/locks.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { FILM_TYPES, FilmReply } from "#shared/images/schema.ts";
import { adminProductPath, API } from "./api.ts";
import { createVisitor, startApp, type TestApp, type Visitor } from "./app.ts";
import { webmFilm } from "./films.ts";

export const ADMIN_LOGIN = { username: "admin", password: "correct horse" };

/** The environment of a shop whose administrator is ADMIN_LOGIN. */
export const ADMIN_ENV = {
  ADMIN_USERNAME: ADMIN_LOGIN.username,
  ADMIN_PASSWORD: ADMIN_LOGIN.password,
};

// The smallest cost that argon2id allows. A hash at the shop's own cost takes
// 64 MiB and a tenth of a second at every login; the login tests use that one.
const SMALL_HASH = {
  algorithm: "argon2id",
  memoryCost: 8,
  timeCost: 1,
} as const;

/** Makes ADMIN_LOGIN the administrator of a shop that has none. */
export async function addAdmin({ deps }: Pick<TestApp, "deps">): Promise<void> {
  const { username, password } = ADMIN_LOGIN;
  const passwordHash = await Bun.password.hash(password, SMALL_HASH);
  await deps.commit(ACCOUNT, (tx) =>
    insertAdmin(tx, { username, passwordHash, now: deps.clock.now() }),
  );
}

/** Logs the maker in and returns her as a visitor with a session. */
export async function logIn(
  shop: Pick<TestApp, "deps" | "app">,
): Promise<Visitor> {
  await addAdmin(shop);
  const maker = createVisitor(shop.app);
  const answer = await maker.post(API.login, ADMIN_LOGIN);
  if (answer.status !== 200) throw new Error(`login said ${answer.text}`);
  return maker;
}

const JSON_TYPE = { "content-type": "application/json" };

/** The Cookie header of the maker's last login, by the address of the shop. */
const logins = new Map<string, string>();

/**
 * Returns the Cookie header of the maker, who logs in unless she still is: a
 * fifth of what a page costs is the hash of the password.
 */
export async function makerCookie(url: string): Promise<string> {
  const known = logins.get(url);
  const headers = { cookie: known ?? "" };
  if (known && (await fetch(url + API.me, { headers })).ok) return known;
  const login = await fetch(url + API.login, {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(ADMIN_LOGIN),
  });
  if (!login.ok) throw new Error(`login said ${await login.text()}`);
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  logins.set(url, cookie);
  return cookie;
}

/** Returns a function that uploads a file as the maker's panel does. */
export async function asUploader(url: string) {
  const cookie = await makerCookie(url);
  return (bytes: Uint8Array<ArrayBuffer>, name = "photo.jpg") => {
    const body = new FormData();
    body.set("image", new File([bytes], name, { type: "image/jpeg" }));
    return fetch(url + API.upload, {
      method: "POST",
      headers: { cookie },
      body,
    });
  };
}

/** Uploads a film as the maker. */
export async function uploadFilm(url: string): Promise<FilmReply> {
  const answer = await fetch(url + API.film, {
    method: "POST",
    headers: {
      cookie: await makerCookie(url),
      "content-type": FILM_TYPES.webm,
    },
    body: await webmFilm(),
  });
  return FilmReply.parse(await answer.json());
}

/** Returns a function that sends the maker's requests and fails unless OK. */
export async function asMaker(url: string) {
  const headers = { ...JSON_TYPE, cookie: await makerCookie(url) };
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect([path, answer.ok]).toEqual([path, true]);
    return answer;
  };
}

/** Changes a product of the shop as the maker's panel does. */
export async function changeProduct(
  url: string,
  name: string,
  values: object,
): Promise<void> {
  const answer = await fetch(url + API.products);
  const products = ProductList.parse(await answer.json());
  const product = products.find((each) => each.name === name);
  const ask = await asMaker(url);
  await ask("PUT", adminProductPath(product?.id ?? 0), {
    ...product,
    ...values,
  });
}

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
