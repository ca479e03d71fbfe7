import { expect } from "bun:test";
import { adminProductPath, API } from "#tests/support/api.ts";
import { ProductList } from "#shared/catalog/schema.ts";
import { FILM_TYPES, FilmReply } from "#shared/images/schema.ts";
import { ADMIN_LOGIN } from "./admin.ts";
import { webmFilm } from "./films.ts";

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
