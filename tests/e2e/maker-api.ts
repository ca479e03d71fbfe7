import { expect } from "bun:test";
import { API } from "#shared/paths.ts";
import { ADMIN_LOGIN } from "#tests/admin.ts";

/** The maker's panel, as a program speaks to it. Answers that are not OK fail. */
export async function asMaker(url: string) {
  const json = { "content-type": "application/json" };
  const login = await fetch(url + API.login, {
    method: "POST",
    headers: json,
    body: JSON.stringify(ADMIN_LOGIN),
  });
  const cookie = login.headers.getSetCookie().join("; ").split(";")[0] ?? "";
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...json, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
  };
}
