import { API } from "#tests/support/api.ts";
import { insertAdmin } from "#server/auth/store.ts";
import { createVisitor, type TestApp, type Visitor } from "./app.ts";
import { ACCOUNT } from "#server/db/locks.ts";

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
export async function addAdmin({ deps }: TestApp): Promise<void> {
  const { username, password } = ADMIN_LOGIN;
  const passwordHash = await Bun.password.hash(password, SMALL_HASH);
  await deps.commit(ACCOUNT, (tx) =>
    insertAdmin(tx, { username, passwordHash, now: deps.clock.now() }),
  );
}

/** Logs the maker in and returns her as a visitor with a session. */
export async function logIn(shop: TestApp): Promise<Visitor> {
  await addAdmin(shop);
  const maker = createVisitor(shop.app);
  const answer = await maker.post(API.login, ADMIN_LOGIN);
  if (answer.status !== 200) throw new Error(`login said ${answer.text}`);
  return maker;
}
