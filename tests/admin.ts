import { API } from "#shared/paths.ts";
import { ensureAdmin } from "#server/admin/first-admin.ts";
import { createVisitor, type TestApp, type Visitor } from "./app.ts";

export const ADMIN_LOGIN = { username: "admin", password: "correct horse" };

/** The environment of a shop whose administrator is ADMIN_LOGIN. */
export const ADMIN_ENV = {
  ADMIN_USERNAME: ADMIN_LOGIN.username,
  ADMIN_PASSWORD: ADMIN_LOGIN.password,
};

/** The maker at her panel: a visitor who is logged in. */
export async function logIn(shop: TestApp): Promise<Visitor> {
  await ensureAdmin(shop.deps);
  const maker = createVisitor(shop.app);
  const answer = await maker.post(API.login, ADMIN_LOGIN);
  if (answer.status !== 200) throw new Error(`login said ${answer.text}`);
  return maker;
}
